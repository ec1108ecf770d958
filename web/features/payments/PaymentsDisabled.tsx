import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './OnboardingPage.module.css'

export function PaymentsDisabled() {
  return (
    <>
      <p className={styles.lead}>Payments are not set up on this site. You can use every feature without a card.</p>
      <Card className={styles.panel}>
        <LinkButton variant="primary" wide to={paths.home()}>
          Continue to Home
        </LinkButton>
      </Card>
    </>
  )
}
