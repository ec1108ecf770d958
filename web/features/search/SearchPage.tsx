import { useEffect, useRef } from 'react'
import { useUser } from '#web/shell/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type FilterChanges, useUrlFilters } from '#web/ui/use-url-filters.ts'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { rememberSearch } from './recent-searches.ts'
import { readSearch, renameWords } from './search-filters.ts'
import { SearchBox } from './SearchBox.tsx'
import type { SearchResultsProps } from './SearchResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import { useSearchKeys } from './use-search-keys.ts'
import styles from './SearchPage.module.css'

// Loaded before the member has typed the first word.
const SearchResults = lazyComponent<SearchResultsProps>(
  async () => (await import('./SearchResults.tsx')).SearchResults,
  { fallback: () => <Skeleton count={8} shape="row" /> },
)
// Looks for signs of a crisis, with a large table.
const HelpFirst = lazyComponent<{ query: string }>(async () => (await import('./HelpFirst.tsx')).HelpFirst, {
  onFailure: () => undefined,
})

/** One search for everything. Its state is in the URL: `?query=`, `?kind=` and `?pillar=`. */
export function SearchPage() {
  const userId = useUser()?.id ?? ''
  const [search, changeUrl] = useUrlFilters()
  const change = (changes: FilterChanges) => changeUrl(renameWords(search, changes))
  const filters = readSearch(search)
  const { query } = filters
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => preloadWhenIdle(SearchResults.preload), [])
  useSearchKeys(page, () => void rememberSearch(userId, query))
  return (
    <div ref={page} className={styles.page}>
      <PageTitle>Search</PageTitle>
      <h1 className="visually-hidden">Search</h1>
      <SearchBox
        query={query}
        onSearch={(text) => change({ query: text })}
        onEnter={(text) => void rememberSearch(userId, text)}
      />
      {/* The place of the help is there from the start, so that nothing moves when it loads. */}
      <div>
        <WhenIdle>
          <HelpFirst query={query} />
        </WhenIdle>
      </div>
      {query === '' ? (
        <SearchStart userId={userId} onSearch={(text) => change({ query: text })} />
      ) : (
        <div className={styles.wide}>
          <SearchResults filters={filters} onChange={change} />
        </div>
      )}
      <p className={styles.note}>
        Your journal and your plan for bad days are searched on this device only, never by the server.
      </p>
    </div>
  )
}
