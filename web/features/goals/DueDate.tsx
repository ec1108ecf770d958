import { formatDay } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { type DueStatus, getDueStatus } from './goal-dates.ts'
import styles from './DueDate.module.css'

export function DueDate({ targetDate, today }: { targetDate: string; today: string }) {
  const { state, days } = getDueStatus(targetDate, today)
  const date = <time dateTime={targetDate}>{formatDay(targetDate, today)}</time>
  return (
    <span className={styles.due}>
      <Icon name="clock" size="small" />
      {state === 'soon' && (
        <span>
          <strong>{formatSoon(days)}</strong>, {date}
        </span>
      )}
      {state === 'later' && <span>Due {date}</span>}
      {state === 'past' && <time dateTime={targetDate}>{formatPast(days)}</time>}
    </span>
  )
}

function formatSoon(days: DueStatus['days']): string {
  if (days === 0) return 'Due today'
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`
}

function formatPast(days: DueStatus['days']): string {
  return `${days === -1 ? '1 day' : `${-days} days`} past its date`
}
