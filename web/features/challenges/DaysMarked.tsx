import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { textOf } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { longDate } from '#web/ui/dates.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useCheckIns } from './participation.ts'
import styles from './DaysMarked.module.css'

const FEW = 3

/** The ledger: each day marked, the last one first, with what he wrote about it. */
export function DaysMarked({ participation: { id, progress } }: { participation: Participation }) {
  const { data, error, refetch, isFetching } = useCheckIns(id)
  const [all, setAll] = useState(false)
  if (error && !data) {
    return (
      <div className={styles.error} role="alert">
        <p>{textOf(error)}</p>
        <Button onClick={() => void refetch()} busy={isFetching}>
          Try again
        </Button>
      </div>
    )
  }
  if (!data) return progress > 0 ? <Skeleton shape="line" count={2} /> : null
  if (!data.length)
    return <p className={styles.none}>No day marked yet. The first one will stand here, with its date.</p>
  const days = data.toReversed()
  return (
    <div>
      <h3 className={styles.title}>Days marked</h3>
      <ol className={styles.days} reversed>
        {(all ? days : days.slice(0, FEW)).map(({ day, date, note }) => (
          <li key={day} className={styles.day}>
            <span className={styles.number}>{`Day ${day}`}</span>
            <time className={styles.date} dateTime={date}>
              {longDate(date)}
            </time>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
      {days.length > FEW && (
        <Button look="quiet" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show the last days only' : `Show all ${days.length} days`}
        </Button>
      )}
    </div>
  )
}
