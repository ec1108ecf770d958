import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './OnboardingPage.module.css'

/** He has been here before. */
export function CardAlreadyStored() {
  return (
    <>
      <p className={styles.lead}>
        Your card is stored, and nothing has been charged. You can see it or remove it in your settings.
      </p>
      <div className={styles.actions}>
        <LinkButton variant="primary" wide to={paths.home()}>
          Go to Home
        </LinkButton>
        <LinkButton wide to={paths.settings('card')}>
          Open settings
        </LinkButton>
      </div>
    </>
  )
}
