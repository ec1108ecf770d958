import type { Pillar } from '#contract/pillars.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { WhenNear } from '#web/ui/WhenNear.tsx'

const PillarPosts = lazyComponent(async () => (await import('./PillarPosts.tsx')).PillarPosts)

/** Load a pillar's posts when the end of the screen comes near. */
export function LazyPillarPosts({ pillar }: { pillar: Pillar }) {
  return (
    <WhenNear distance={300}>
      <PillarPosts pillar={pillar} />
    </WhenNear>
  )
}
