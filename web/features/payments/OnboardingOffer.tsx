import { paths } from '#web/paths.ts'
import { useOffer, useShownOffer } from '#web/shell/offers.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import styles from '#web/features/notifications/settings/ReminderOffer.module.css'

/** Find out whether to offer storing a card. @param isWanted whether nothing else is offered */
export function useOnboardingOffer(isWanted: boolean) {
  const user = useUser()
  const { payments } = useSite()
  const name = `onboarding-offer:${user?.id}`
  const { isOpen, dismiss } = useOffer(name)
  const isOffered = isWanted && isOpen && payments && user !== null && !user.onboardingCompleted
  useShownOffer(isOffered ? name : undefined)
  return { isOffered, dismiss }
}

export function OnboardingOffer({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Card as="section" className={styles.offer} aria-labelledby="offer">
      <div className={styles.words}>
        <h3 id="offer">Complete Your Profile</h3>
        <p>Save a card for future premium features. You won’t be charged now.</p>
      </div>
      <div className={styles.choices}>
        <LinkButton to={paths.onboarding()}>Add a card</LinkButton>
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            restoreFocusToRegion(currentTarget)
            onDismiss()
          }}
        >
          No thanks
        </Button>
      </div>
    </Card>
  )
}
