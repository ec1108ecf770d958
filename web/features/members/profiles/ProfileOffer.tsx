import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { ownProfileQuery, useUpdateOwnProfile } from './profile-queries.ts'
import styles from './ProfileOffer.module.css'

/** Offers the profile form to a member who has finished a challenge, until they open it or decline. */
export function ProfileOffer() {
  const { data: profile } = useQuery(ownProfileQuery)
  const update = useUpdateOwnProfile(useUser()?.id ?? '')
  if (!profile || profile.saved) return null
  return (
    <Card as="section" className={styles.offer} aria-labelledby="profile-offer">
      <div>
        <h2 id="profile-offer">Show others what you do?</h2>
        <p>
          Members see your name and when you joined. You can add a line about you, and the challenges you want to show.
        </p>
      </div>
      <div className={styles.choices}>
        <LinkButton to={paths.profileSettings()} onClick={() => update.mutate({})}>
          Choose what to show
        </LinkButton>
        <Button
          ref={restoreFocusOnUnmount}
          variant="quiet"
          busy={update.isPending}
          onClick={() => update.mutate({}, { onError: (error) => showErrorToast(error, 'Couldn’t save your answer') })}
        >
          No, thanks
        </Button>
      </div>
    </Card>
  )
}
