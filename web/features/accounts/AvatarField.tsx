import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { User } from '#contract/account-fields.ts'
import { callApi, getErrorMessage } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQuery } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import styles from './AvatarField.module.css'

/** Let the member change their picture. It is re-encoded in the browser, so camera metadata is never uploaded. */
export function AvatarField({ user }: { user: User }) {
  const inputRef = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const change = useMutation({
    mutationFn: async (file: File | null) =>
      file
        ? callApi('POST /api/account/picture', { body: { image: await cropToSquare(file) } })
        : callApi('DELETE /api/account/picture'),
    onSuccess: (saved) => queryClient.setQueryData(userQuery.queryKey, saved),
  })

  return (
    <div className={styles.picture}>
      <div className={styles.frame}>
        {user.profileImageUrl ? (
          <img src={user.profileImageUrl} alt={user.username} width={96} height={96} />
        ) : (
          <Icon name="person" size="large" />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.choices}>
          <input
            ref={inputRef}
            hidden
            type="file"
            accept="image/*"
            aria-label="Picture file"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) change.mutate(file)
              // Choosing the same file again must fire a change event.
              target.value = ''
            }}
          />
          <Button busy={change.isPending} aria-describedby={hintId} onClick={() => inputRef.current?.click()}>
            {user.profileImageUrl ? 'Change picture' : 'Add a picture'}
          </Button>
          {user.profileImageUrl && (
            <Button
              ref={restoreFocusOnUnmount}
              variant="quiet"
              aria-disabled={change.isPending || undefined}
              onClick={() => change.isPending || change.mutate(null)}
            >
              Remove picture
            </Button>
          )}
        </div>
        <p id={hintId} className={styles.hint}>
          Your picture is cropped to a square. Camera and location data are removed.
        </p>
        {change.isError && (
          <p className={styles.error} role="alert">
            {change.error.name === 'InvalidImageError' ? change.error.message : getErrorMessage(change.error)}
          </p>
        )}
      </div>
    </div>
  )
}

async function cropToSquare(file: File): Promise<string> {
  const { cropAvatar } = await import('./crop-avatar.ts')
  return cropAvatar(file)
}
