import { useSite } from '#web/shell/session.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import styles from './AboutSite.module.css'

const AboutContents = lazyComponent(async () => (await import('./later-parts.ts')).loadAbout(), {
  fallback: () => <Skeleton />,
})

/** What newcomers see on Home, closed for those who know it. The browser opens it, also before the app has started. */
export function AboutSite() {
  const { name } = useSite()
  return (
    <details className={styles.about}>
      <summary>
        <h2>
          About <bdi>{name}</bdi>
        </h2>
        <Icon name="M6.5 9.5l5.5 5.5 5.5-5.5" />
      </summary>
      <div className={styles.contents}>
        <WhenIdle fallback={<Skeleton />}>
          <AboutContents />
        </WhenIdle>
      </div>
    </details>
  )
}
