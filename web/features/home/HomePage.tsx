import { useState } from 'react'
import { useHasOpenSetupList } from '#web/shell/setup-list.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { Greeting } from './Greeting.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Today } from './Today.tsx'
import { useIsNewcomer } from './use-is-newcomer.ts'
import styles from './HomePage.module.css'

const SetupList = lazyComponent(async () => (await import('#web/features/site/SetupList.tsx')).SetupList, {
  onFailure: () => undefined,
})

// Below the fold, so it loads once the screen is idle.
const HomeOverview = lazyComponent(async () => (await import('./HomeOverview.tsx')).HomeOverview, {
  fallback: OverviewPlaceholder,
})

export function HomePage() {
  const [showsSetup, setShowsSetup] = useState(useHasOpenSetupList())
  const isNewcomer = useIsNewcomer()
  const hero = <HomeHero compact={isNewcomer} />
  return (
    <>
      <PageTitle>Home</PageTitle>
      <Greeting />
      {showsSetup && (
        <div className={styles.setup}>
          <WhenIdle>
            <SetupList onDismiss={() => setShowsSetup(false)} />
          </WhenIdle>
        </div>
      )}
      {isNewcomer && hero}
      <Today />
      {!isNewcomer && hero}
      <WhenIdle fallback={<OverviewPlaceholder />}>
        <HomeOverview />
      </WhenIdle>
    </>
  )
}

/** Keeps the place, so that the scroll position of an earlier visit exists. */
function OverviewPlaceholder() {
  return <div className={styles.placeholder} />
}
