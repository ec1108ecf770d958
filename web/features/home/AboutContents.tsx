import { HomeHero } from './HomeHero.tsx'
import { HomeOverview } from './HomeOverview.tsx'

export function AboutContents() {
  return (
    <>
      <HomeHero compact={false} />
      <HomeOverview />
    </>
  )
}
