import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** Only the browser knows its address, and whether it can share. */
export const LazyStartLink = lazyComponent<{ id: string; title: string }>(
  async () => (await import('./StartLink.tsx')).StartLink,
  { fallback: () => <Skeleton shape="row" /> },
)
