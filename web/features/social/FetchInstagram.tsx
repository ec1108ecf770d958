import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, callApi } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { refetchFeed, showServerErrorToast } from './social-mutations.ts'
import styles from './Tools.module.css'

/** For admins only: it uses the site's access token. */
export function FetchInstagram() {
  const [igUserId, setIgUserId] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const fetchPosts = useMutation({
    mutationFn: (id: string) => callApi('POST /api/social/fetch-instagram', { body: { igUserId: id, limit: 10 } }),
    onSuccess: ({ count }) => {
      refetchFeed()
      toast({ title: 'Success!', description: `Fetched ${count} Instagram posts` })
    },
    onError: (error) => {
      showServerErrorToast(error, 'Failed to fetch Instagram posts')
      if (error instanceof ApiError && error.fields.igUserId) inputRef.current?.focus()
    },
  })
  const isEmpty = igUserId.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty && !fetchPosts.isPending) fetchPosts.mutate(igUserId.trim())
  }

  return (
    <section aria-labelledby="fetch-instagram">
      <h2 className={styles.title} id="fetch-instagram">
        Fetch from Instagram
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.wide}>
          <Field
            label="Instagram user ID"
            invalid={fetchPosts.error instanceof ApiError && fetchPosts.error.fields.igUserId !== undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={inputRef}
                inputMode="numeric"
                autoComplete="off"
                value={igUserId}
                onChange={({ target }) => {
                  if (fetchPosts.isError) fetchPosts.reset()
                  setIgUserId(target.value)
                }}
              />
            )}
          </Field>
        </div>
        <Button type="submit" wide disabled={isEmpty} busy={fetchPosts.isPending}>
          Fetch Posts
        </Button>
      </form>
    </section>
  )
}
