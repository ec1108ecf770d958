import { lazyComponent } from '#web/ui/lazy-component.tsx'

/** Few editors need it, and comparing needs the schemas of the forms. */
export const LazyDifferences = lazyComponent(async () => (await import('./Differences.tsx')).Differences, {
  fallback: () => <p role="status">Loading...</p>,
})
