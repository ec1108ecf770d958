import { useState } from 'react'
import { paths } from '#web/paths.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { dismissOffer, isOfferDismissed } from './dismissed-offer.ts'
import styles from './OnboardingOffer.module.css'

export function OnboardingOffer() {
  const user = useUser()
  const { payments } = useSite()
  const [dismissed, setDismissed] = useState(() => isOfferDismissed(user?.id))
  if (!user || !payments || user.onboardingCompleted || dismissed) return null

  function dismiss() {
    dismissOffer(user?.id)
    setDismissed(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <Card as="section" className={styles.offer} aria-labelledby="offer">
      <div>
        <h2 id="offer">Complete Your Profile</h2>
        <p>Save a card for future premium features. You won’t be charged now.</p>
      </div>
      <div className={styles.choices}>
        <LinkButton to={paths.onboarding()}>Add a card</LinkButton>
        <Button variant="quiet" onClick={dismiss}>
          No, thanks
        </Button>
      </div>
    </Card>
  )
}
