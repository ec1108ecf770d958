import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { privacyNote } from '#web/shell/privacy-note.ts'
import { useToday } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DayEntries } from './DayEntries.tsx'
import { useEntries } from './entries.ts'
import { Entries } from './Entries.tsx'
import { EntryCalendar } from './EntryCalendar.tsx'
import { MonthAgo } from './MonthAgo.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './Journal.module.css'

type Props = { onAnswer: () => void; onWrite: (day: string) => void }

/** Search, the calendar, and the entries: all of them, those of a day, or those that were found. */
export function Journal({ onAnswer, onWrite }: Props) {
  const result = useEntries()
  const { entries } = result
  const today = useToday()
  const [search] = useSearchParams()
  const [query, setQuery] = useState('')
  const [hasSearched, setHasSearched] = useState(false)
  if (query && !hasSearched) setHasSearched(true)
  const day = parseDay(search.get('day'), today)
  if (!entries)
    return (
      <LoadingState result={result}>
        <Skeleton count={3} />
      </LoadingState>
    )
  if (entries.length === 0)
    return (
      <EmptyState
        title="Start Your Reflection Journey"
        action={
          <Button aria-haspopup="dialog" onClick={onAnswer}>
            Start with a question
          </Button>
        }
      >
        {`Take ten minutes to answer one question. ${privacyNote}`}
      </EmptyState>
    )
  const isSearching = query.trim() !== ''
  return (
    <>
      <SearchField query={query} onChange={setQuery} />
      {/* Stays while the query is empty, to keep the entries that it has read. */}
      {hasSearched && <SearchResults query={query} />}
      {!isSearching && (
        <div className={styles.columns}>
          <div className={styles.side}>
            <EntryCalendar day={day} today={today} />
            {!day && <MonthAgo entries={entries} isComplete={!result.hasNextPage} today={today} />}
          </div>
          {day ? <DayEntries day={day} onWrite={() => onWrite(day)} /> : <Entries result={result} />}
        </div>
      )}
    </>
  )
}

function parseDay(value: string | null, today: string): string | null {
  const isDate = value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
  return isDate && value <= today ? value : null
}
