import { lazyComponent } from '#web/ui/lazy-component.tsx'

/** Loaded with the first search. */
export const SearchResults = lazyComponent<{ query: string }>(
  async () => (await import('./JournalSearch.tsx')).JournalSearch,
  { fallback: () => <p role="status">Loading...</p> },
)
