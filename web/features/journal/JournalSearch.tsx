import { useState } from 'react'
import { getErrorMessage } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { EntryList } from './EntryList.tsx'
import type { SearchState } from './search.ts'
import { useJournalSearch } from './use-journal-search.ts'
import styles from './JournalSearch.module.css'

const SHOWN_AT_ONCE = 50

/** Search all entries on this device. They are in memory until the member leaves the journal. */
export function JournalSearch({ query }: { query: string }) {
  const [state, retry] = useJournalSearch(query)
  const [shown, setShown] = useState({ query, count: SHOWN_AT_ONCE })
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
          <Button onClick={retry}>Try again</Button>
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
