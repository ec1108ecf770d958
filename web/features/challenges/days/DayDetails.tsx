import { formatFullDate } from '#web/ui/full-date.ts'
import { DayEntries } from './DayEntries.tsx'
import { describeState } from './describe-day.ts'
import type { YearDay } from './year-days.ts'
import styles from './DayDetails.module.css'

/** What the member did on the selected day. */
export function DayDetails({ day }: { day: YearDay }) {
  const { date, entries } = day
  return (
    <div className={styles.day}>
      <p>
        <strong className={styles.date}>{formatFullDate(date)}</strong>{' '}
        {!entries.length && <span>{describeState(day)}</span>}
      </p>
      {entries.length > 0 && <DayEntries entries={entries} />}
    </div>
  )
}
