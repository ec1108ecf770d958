import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import styles from './OnboardingPage.module.css'

export function CardPrivacyNotice() {
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">How we handle your card</h2>
      <ul>
        <li>
          <Icon name={rareIcons.card} size="small" />
          Stripe stores your card. We keep only a reference to it, never the number.
        </li>
        <li>
          <Icon name={rareIcons.lock} size="small" />
          We don’t share your name or address with Stripe.
        </li>
        <li>
          <Icon name="check" size="small" />
          Your card is saved for future premium features. You can remove it in Settings at any time.
        </li>
      </ul>
    </section>
  )
}
