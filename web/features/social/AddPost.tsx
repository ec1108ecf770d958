import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { parsePostUrl } from '#contract/post-urls.ts'
import type { Platform } from '#contract/social.ts'
import { ApiError, callApi } from '#web/api/client.ts'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusWhenDisabled } from '#web/ui/use-focus-when-disabled.ts'
import { platformNames } from './platform-names.ts'
import { isPlatform, platforms } from './platforms.ts'
import { postLinkDraft } from './post-link-draft.ts'
import { refetchFeed, showServerErrorToast } from './social-mutations.ts'
import styles from './Tools.module.css'

export function AddPost() {
  const [url, setUrl] = usePersistedText(postLinkDraft)
  const [platform, setPlatform] = useState<Platform>(parsePostUrl(url)?.platform ?? 'instagram')
  const urlRef = useRef<HTMLInputElement>(null)
  const platformRef = useRef<HTMLSelectElement>(null)
  const addPost = useMutation({
    mutationFn: (link: { platform: Platform; url: string }) =>
      callApi('POST /api/social/ingest-url', { body: { ...link, author: 'Community' } }),
    onSuccess: () => {
      setUrl('')
      refetchFeed()
      toast({ title: 'Success!', description: 'Post added to feed' })
    },
    onError: (error) => {
      showServerErrorToast(error, 'Failed to ingest post')
      if (!(error instanceof ApiError)) return
      if (error.fields.platform) platformRef.current?.focus()
      else if (error.fields.url) urlRef.current?.focus()
    },
  })
  const fields = addPost.error instanceof ApiError ? addPost.error.fields : {}
  const isEmpty = url.trim() === ''
  const buttonRef = useFocusWhenDisabled(isEmpty, urlRef)

  function clearError() {
    if (addPost.isError) addPost.reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty && !addPost.isPending) addPost.mutate({ platform, url: url.trim() })
  }

  return (
    <section aria-labelledby="add-post">
      <h2 className={styles.title} id="add-post">
        Add a post
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.platform}>
          <Field label="Platform" invalid={fields.platform !== undefined}>
            {(control) => (
              <Select
                {...control}
                ref={platformRef}
                value={platform}
                onChange={({ target }) => {
                  clearError()
                  if (isPlatform(target.value)) setPlatform(target.value)
                }}
              >
                {platforms.map((option) => (
                  <option key={option} value={option}>
                    {platformNames[option]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className={styles.wide}>
          <Field label="Post link" invalid={fields.url !== undefined}>
            {(control) => (
              <TextInput
                {...control}
                ref={urlRef}
                type="url"
                inputMode="url"
                autoComplete="off"
                value={url}
                onChange={({ target }) => {
                  clearError()
                  setUrl(target.value)
                  setPlatform(parsePostUrl(target.value)?.platform ?? platform)
                }}
              />
            )}
          </Field>
        </div>
        <Button ref={buttonRef} variant="primary" type="submit" wide disabled={isEmpty} busy={addPost.isPending}>
          Add Post
        </Button>
      </form>
    </section>
  )
}
