import { useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

const PillarPosts = lazyComponent(async () => (await import('./PillarPosts.tsx')).PillarPosts)

/** Load a pillar's posts when the end of the screen comes near. */
export function LazyPillarPosts({ pillar }: { pillar: Pillar }) {
  const [isNear, setIsNear] = useState(false)

  function observeEnd(sentinel: HTMLElement | null) {
    if (!sentinel || isNear) return undefined
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '300px 0px',
    })
    observer.observe(sentinel)
    return () => observer.disconnect()
  }

  return <div ref={observeEnd}>{isNear && <PillarPosts pillar={pillar} />}</div>
}
