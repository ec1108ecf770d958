import { Link } from 'react-router'
import type { JournalEntry } from '#contract/journal.ts'
import { paths } from '#web/paths.ts'
import { formatDay } from '#web/ui/dates.ts'
import { getMonthBefore } from './calendar-days.ts'
import { useEntriesOfDay } from './entries.ts'
import { excerpt } from './entry-values.ts'
import styles from './MonthAgo.module.css'

type Props = { entries: JournalEntry[]; isComplete: boolean; today: string }

/** What the member wrote on the same day of the month before. */
export function MonthAgo({ entries, isComplete, today }: Props) {
  const day = getMonthBefore(today)
  const isLoaded = isComplete || (entries.at(-1)?.entryDate ?? today) < day
  const { entries: read } = useEntriesOfDay(isLoaded ? null : day)
  const entry = (isLoaded ? entries : read)?.find(({ entryDate }) => entryDate === day)
  if (!entry) return null
  return (
    <Link className={styles.card} to={paths.journal({ day })} preventScrollReset>
      <span className={styles.head}>
        <span>A month ago today</span>
        <time dateTime={day}>{formatDay(day, today)}</time>
      </span>
      <span className={styles.text} dir="auto">
        {excerpt(entry.title ? `${entry.title}. ${entry.content}` : entry.content, 180)}
      </span>
    </Link>
  )
}
