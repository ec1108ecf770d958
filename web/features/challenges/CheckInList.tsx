import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useCheckIns } from './participations.ts'
import styles from './CheckInList.module.css'

const COLLAPSED_DAYS = 3

export function CheckInList({ participation: { id, progress } }: { participation: Participation }) {
  const { data, error, refetch, isFetching } = useCheckIns(id)
  const [isExpanded, setIsExpanded] = useState(false)
  if (error && !data) {
    return (
      <div className={styles.error} role="alert">
        <p>{getErrorMessage(error)}</p>
        <Button onClick={() => void refetch()} busy={isFetching}>
          Try again
        </Button>
      </div>
    )
  }
  if (!data) return progress > 0 ? <Skeleton shape="line" count={2} /> : null
  if (!data.length) return <p className={styles.none}>No days completed yet.</p>
  const days = data.toReversed()
  return (
    <div>
      <h3 className={styles.title}>Completed days</h3>
      <ol className={styles.days} reversed>
        {(isExpanded ? days : days.slice(0, COLLAPSED_DAYS)).map(({ day, date, note }) => (
          <li key={day} className={styles.day}>
            <span className={styles.number}>{`Day ${day}`}</span>
            <time className={styles.date} dateTime={date}>
              {formatLongDate(date)}
            </time>
            {note && (
              <p className={styles.note} dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
      {days.length > COLLAPSED_DAYS && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer days' : `Show all ${days.length} days`}
        </Button>
      )}
    </div>
  )
}
