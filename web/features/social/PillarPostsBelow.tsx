import { Suspense, lazy, useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'

const PillarPosts = lazy(async () => ({ default: (await import('./PillarPosts.tsx')).PillarPosts }))

/** A pillar's posts, read and drawn when the end of its screen comes near. */
export function PillarPostsBelow({ pillar }: { pillar: Pillar }) {
  const [near, setNear] = useState(false)

  function watch(end: HTMLElement | null) {
    if (!end || near) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: '300px 0px' })
    observer.observe(end)
    return () => observer.disconnect()
  }

  return (
    <div ref={watch}>
      {near && (
        <Suspense>
          <PillarPosts pillar={pillar} />
        </Suspense>
      )}
    </div>
  )
}
