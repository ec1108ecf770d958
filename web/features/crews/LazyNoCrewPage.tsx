import { lazyComponent } from '#web/ui/lazy-component.tsx'

/** For a crew that the member is not, or no longer, in, and for one that does not exist. */
export const LazyNoCrewPage = lazyComponent(async () => (await import('./later-parts.ts')).loadNoCrewPage(), {
  fallback: () => null,
})
