import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './OnboardingPage.module.css'

export function CardAlreadyStored() {
  return (
    <>
      <p className={styles.lead}>
        Your card is saved, and you haven’t been charged. You can view or remove it in Settings.
      </p>
      <div className={styles.actions}>
        <LinkButton variant="primary" wide to={paths.home()}>
          Go to Home
        </LinkButton>
        <LinkButton wide to={paths.settings('payment')}>
          Open settings
        </LinkButton>
      </div>
    </>
  )
}
