import { useState } from 'react'
import { useSetupPlace } from '#web/shell/setup-list.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { AboutSite } from './AboutSite.tsx'
import { Greeting } from './Greeting.tsx'
import { Today } from './Today.tsx'
import { useHomeStage } from './use-home-stage.ts'
import styles from './HomePage.module.css'

const SetupList = lazyComponent(async () => (await import('./later-parts.ts')).loadSetupList(), {
  onFailure: () => undefined,
})

// Most members know it.
const HomeHero = lazyComponent(async () => (await import('./HomeHero.tsx')).HomeHero, {
  fallback: () => <div className={styles.hero} />,
  source: 'web/features/home/HomeHero.tsx',
})

// Below the fold, so it loads once the screen is idle.
const HomeOverview = lazyComponent(async () => (await import('./later-parts.ts')).loadOverview(), {
  fallback: OverviewPlaceholder,
})

export function HomePage() {
  const [setupPlace, setSetupPlace] = useState(useSetupPlace())
  const stage = useHomeStage()
  return (
    <>
      <PageTitle>Home</PageTitle>
      <Greeting />
      {setupPlace && (
        <div className={styles.setup} data-place={setupPlace}>
          <WhenIdle>
            <SetupList place={setupPlace} onDismiss={setSetupPlace} />
          </WhenIdle>
        </div>
      )}
      {stage === 'new' && <HomeHero compact />}
      <Today />
      {stage === 'starting' && <HomeHero compact={false} />}
      {stage === 'established' ? (
        <AboutSite />
      ) : (
        <WhenIdle fallback={<OverviewPlaceholder />}>{stage && <HomeOverview />}</WhenIdle>
      )}
    </>
  )
}

/** Keeps the place, so that the scroll position of an earlier visit exists. */
function OverviewPlaceholder() {
  return <div className={styles.placeholder} />
}
