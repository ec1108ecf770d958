import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { User } from '#contract/account-fields.ts'
import { callApi, getErrorMessage } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQuery } from '#web/shell/session.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ImageButtons } from '#web/ui/ImageButtons.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import imageStyles from '#web/ui/ImageButtons.module.css'
import styles from './AvatarField.module.css'

/** Let the member change their picture. It is re-encoded in the browser, so camera metadata is never uploaded. */
export function AvatarField({ user }: { user: User }) {
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
          <Icon name={rareIcons.person} size="large" />
        )}
      </div>
      <div className={styles.words}>
        <ImageButtons
          noun="picture"
          addLabel="Add a picture"
          accept="image/*"
          hasImage={user.profileImageUrl !== null}
          hintId={hintId}
          busy={change.isPending}
          onChange={change.mutate}
        />
        <p id={hintId} className={imageStyles.hint}>
          Your picture is cropped to a square. Camera and location data are removed.
        </p>
        {change.isError && (
          <p className={imageStyles.error} role="alert">
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
