import { useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { onFirstUse } from '#web/ui/on-first-use.tsx'

const PillarPosts = onFirstUse(async () => (await import('./PillarPosts.tsx')).PillarPosts)

/** A pillar's posts, loaded when the end of its screen comes near. */
export function PillarPostsBelow({ pillar }: { pillar: Pillar }) {
  const [near, setNear] = useState(false)

  function watch(end: HTMLElement | null) {
    if (!end || near) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '300px 0px',
    })
    observer.observe(end)
    return () => observer.disconnect()
  }

  return <div ref={watch}>{near && <PillarPosts pillar={pillar} />}</div>
}
