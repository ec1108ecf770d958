import { useState } from 'react'
import type { CheckIn, Participation } from '#contract/challenges.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatDateRange, formatLongDate } from '#web/ui/dates.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useCheckIns } from './participations.ts'
import styles from './CheckInList.module.css'

const PostNote = lazyComponent(async () => (await import('#web/features/forum/PostNote.tsx')).PostNote, {
  onFailure: () => undefined,
})

const COLLAPSED_DAYS = 3

/** The completed days of all runs, newest first. */
export function CheckInList({ participation: { id, progress, run, challenge } }: { participation: Participation }) {
  const { data, error, refetch, isFetching } = useCheckIns(id)
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
  const newest = data.toReversed()
  const current = newest.filter((checkIn) => checkIn.run === run)
  const earlierRuns = [...new Set(newest.map((checkIn) => checkIn.run))].filter((each) => each !== run)
  return (
    <div className={styles.runs}>
      <div>
        <h3 className={styles.title}>Completed days</h3>
        {current.length > 0 ? (
          <Days days={current} challengeId={challenge.id} />
        ) : (
          <p className={styles.none}>No days completed yet.</p>
        )}
      </div>
      {earlierRuns.map((each) => (
        <EarlierRun key={each} challengeId={challenge.id} days={newest.filter((checkIn) => checkIn.run === each)} />
      ))}
    </div>
  )
}

function EarlierRun({ days, challengeId }: { days: CheckIn[]; challengeId: string }) {
  const dates = days.map(({ date }) => date).toSorted()
  return (
    <div>
      <h3 className={styles.title}>Earlier run</h3>
      <p className={styles.none}>{formatDateRange(dates[0] ?? '', dates.at(-1) ?? '')}</p>
      <Days days={days} challengeId={challengeId} />
    </div>
  )
}

function Days({ days, challengeId }: { days: CheckIn[]; challengeId: string }) {
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <>
      <ol className={styles.days} reversed>
        {(isExpanded ? days : days.slice(0, COLLAPSED_DAYS)).map(({ day, date, late, note }) => (
          <li key={day} className={styles.day}>
            <span className={styles.number}>{`Day ${day}`}</span>
            <span className={styles.date}>
              <time dateTime={date}>{formatLongDate(date)}</time>
              {late && ', marked late'}
            </span>
            {note && (
              <>
                <p className={styles.note} dir="auto">
                  {note}
                </p>
                <PostNote challengeId={challengeId} note={note} day={day} className={styles.post} />
              </>
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
    </>
  )
}
