import type { User } from '#contract/account-fields.ts'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from '#web/ui/settings.module.css'

const CardOnFile = lazyComponent(async () => (await import('./CardOnFile.tsx')).CardOnFile, {
  fallback: () => <Skeleton shape="row" count={1} />,
})

export function StoredCard({ user }: { user: User }) {
  const { payments } = useSite()
  if (user.onboardingCompleted) return <CardOnFile />
  if (!payments) return <p className={styles.soft}>Payments aren’t set up on this site, so you don’t need a card.</p>
  return (
    <div className={styles.row}>
      <p className={styles.soft}>You have no stored card. Everything on this site works without one.</p>
      <LinkButton to={paths.onboarding()}>Add a card</LinkButton>
    </div>
  )
}
