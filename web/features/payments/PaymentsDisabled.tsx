import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './OnboardingPage.module.css'

/** A site without keys: nothing is asked for, and nothing is missing. */
export function PaymentsDisabled() {
  return (
    <>
      <p className={styles.lead}>
        Payments are not set up here, so there is nothing to fill in. Everything on this site works without a card.
      </p>
      <Card className={styles.panel}>
        <LinkButton variant="primary" wide to={paths.home()}>
          Continue to Home
        </LinkButton>
      </Card>
    </>
  )
}
