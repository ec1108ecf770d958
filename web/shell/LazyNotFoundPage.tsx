import { lazyComponent } from '../ui/lazy-component.tsx'

/** For screens that seldom find nothing. */
export const LazyNotFoundPage = lazyComponent(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, {
  fallback: () => null,
})
