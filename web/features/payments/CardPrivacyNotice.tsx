import { Icon } from '#web/ui/Icon.tsx'
import styles from './OnboardingPage.module.css'

/** Said before the card is given, not in the small print. */
export function CardPrivacyNotice() {
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">What is kept, and why</h2>
      <ul>
        <li>
          <Icon name="card" size="small" />
          Your card goes to Stripe and stays there. This site keeps a reference to it, never the number.
        </li>
        <li>
          <Icon name="lock" size="small" />
          We give Stripe neither your name nor your address.
        </li>
        <li>
          <Icon name="check" size="small" />
          It waits there for premium features to come. You can remove it in your settings at any time.
        </li>
      </ul>
    </section>
  )
}
