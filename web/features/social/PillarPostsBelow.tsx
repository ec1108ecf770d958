import { useInView } from 'react-intersection-observer'
import type { Pillar } from '#contract/pillars.ts'
import { onFirstUse } from '#web/ui/on-first-use.tsx'

const PillarPosts = onFirstUse(async () => (await import('./PillarPosts.tsx')).PillarPosts)

/** A pillar's posts, loaded when the end of its screen comes near. */
export function PillarPostsBelow({ pillar }: { pillar: Pillar }) {
  const { ref, inView } = useInView({ rootMargin: '300px 0px', triggerOnce: true })
  return <div ref={ref}>{inView && <PillarPosts pillar={pillar} />}</div>
}
