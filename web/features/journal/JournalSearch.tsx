import { useEffect, useState, useSyncExternalStore } from 'react'
import { getErrorMessage, readApiPage } from '#web/api/client.ts'
import { handleUnauthorized } from '#web/api/query-client.ts'
import { Button } from '#web/ui/Button.tsx'
import { subscribeToEntryChanges } from './entries.ts'
import { EntryList } from './EntryList.tsx'
import { createSearch, type SearchState } from './search.ts'
import styles from './JournalSearch.module.css'

const SHOWN_AT_ONCE = 50

/** Search all entries on this device. They are in memory until the member leaves the journal. */
export function JournalSearch({ query }: { query: string }) {
  const [search] = useState(() =>
    createSearch((cursor, signal) => readApiPage('GET /api/journal', { query: { limit: 100 }, cursor, signal })),
  )
  const state = useSyncExternalStore(search.subscribe, search.get, search.get)
  const [shown, setShown] = useState({ query, count: SHOWN_AT_ONCE })
  useEffect(() => {
    const unsubscribe = subscribeToEntryChanges((change) =>
      'saved' in change ? search.put(change.saved.id, change.saved) : search.put(change.deletedId, undefined),
    )
    return () => {
      unsubscribe()
      search.close()
    }
  }, [search])
  useEffect(() => search.setQuery(query), [search, query])
  useEffect(() => handleUnauthorized(state.error), [state.error])
  if (state.words.length === 0) return null
  const count = shown.query === query ? shown.count : SHOWN_AT_ONCE
  const { results, words, status, error } = state
  return (
    <section aria-label="Search results">
      <p className={styles.status} role="status">
        {describe(state)}
      </p>
      {status === 'failed' && (
        <div className={styles.failure}>
          <p role="alert">{getErrorMessage(error)}</p>
          <Button onClick={search.retry}>Try again</Button>
        </div>
      )}
      <EntryList entries={results.slice(0, count)} words={words} />
      {results.length > count && (
        <Button wide onClick={() => setShown({ query, count: count + SHOWN_AT_ONCE })}>
          Show more results
        </Button>
      )}
    </section>
  )
}

function describe({ status, results, searched }: SearchState): string {
  const found = results.length === 1 ? '1 entry found' : `${results.length.toLocaleString('en')} entries found`
  const progress = `Searched ${searched.toLocaleString('en')} ${searched === 1 ? 'entry' : 'entries'}`
  if (status === 'done') return results.length === 0 ? `No entries found. ${progress}.` : `${found}.`
  return `${found}. ${progress}${status === 'failed' ? '.' : '…'}`
}
