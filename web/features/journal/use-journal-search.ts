import { useEffect, useState, useSyncExternalStore } from 'react'
import { readApiPage } from '#web/api/client.ts'
import { handleUnauthorized } from '#web/api/query-client.ts'
import { subscribeToEntryChanges } from './entries.ts'
import { createSearch, type SearchState } from './search.ts'

/**
 * Search all entries on this device. They are read with the first query, and in memory until the component is gone.
 * @returns what was found, and a function that tries again after a failure
 */
export function useJournalSearch(query: string): [state: SearchState, retry: () => void] {
  const [search] = useState(() =>
    createSearch((cursor, signal) => readApiPage('GET /api/journal', { query: { limit: 100 }, cursor, signal })),
  )
  const state = useSyncExternalStore(search.subscribe, search.get, search.get)
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
  return [state, search.retry]
}
