import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { readPostUrl } from '#contract/post-urls.ts'
import type { Platform } from '#contract/social.ts'
import { ApiError, call } from '#web/api/client.ts'
import { useKeptText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { isPlatform, platformNames, platforms } from './platforms.ts'
import { readFeedAgain, saidBy } from './social-changes.ts'
import styles from './Tools.module.css'

/** A post by its link. The platform follows the link that is pasted, and can be chosen. */
export function AddPost() {
  const [url, setUrl] = useKeptText('post-link')
  const [platform, setPlatform] = useState<Platform>(readPostUrl(url)?.platform ?? 'instagram')
  const field = useRef<HTMLInputElement>(null)
  const add = useMutation({
    mutationFn: (link: { platform: Platform; url: string }) =>
      call('POST /api/social/ingest-url', { body: { ...link, author: 'Community' } }),
    onSuccess: () => {
      setUrl('')
      // The button that was pressed has nothing more to do; whoever has gone on meanwhile is left alone.
      if (field.current?.form?.contains(document.activeElement)) field.current.focus()
      readFeedAgain()
      toast({ title: 'Success!', description: 'Post added to feed' })
    },
    onError: (error) => saidBy(error, 'Failed to ingest post'),
  })
  const fields = add.error instanceof ApiError ? add.error.fields : {}
  const isEmpty = url.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty && !add.isPending) add.mutate({ platform, url: url.trim() })
  }

  return (
    <section aria-labelledby="add-post">
      <h2 className={styles.title} id="add-post">
        Add a post
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.platform}>
          <Field label="Platform" error={fields.platform}>
            {(control) => (
              <Select
                {...control}
                value={platform}
                onChange={({ target }) => isPlatform(target.value) && setPlatform(target.value)}
              >
                {platforms.map((each) => (
                  <option key={each} value={each}>
                    {platformNames[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className={styles.wide}>
          <Field label="Link of the post" error={fields.url}>
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                type="url"
                inputMode="url"
                autoComplete="off"
                value={url}
                onChange={({ target }) => {
                  setUrl(target.value)
                  setPlatform(readPostUrl(target.value)?.platform ?? platform)
                }}
              />
            )}
          </Field>
        </div>
        <Button look="primary" type="submit" wide aria-disabled={isEmpty || undefined} busy={add.isPending}>
          Add Post
        </Button>
      </form>
    </section>
  )
}
