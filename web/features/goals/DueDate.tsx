import { formatLongDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { type DueStatus, getDueStatus } from './goal-dates.ts'
import styles from './DueDate.module.css'

export function DueDate({ targetDate, today }: { targetDate: string; today: string }) {
  const dueStatus = getDueStatus(targetDate, today)
  return (
    <span className={styles.due} data-state={dueStatus.state}>
      <Icon name="clock" size="small" />
      {dueStatus.state === 'later' ? (
        <span>
          Due <time dateTime={targetDate}>{formatLongDate(targetDate)}</time>
        </span>
      ) : (
        <span>
          <strong>{formatDueStatus(dueStatus)}</strong>, <time dateTime={targetDate}>{formatLongDate(targetDate)}</time>
        </span>
      )}
    </span>
  )
}

function formatDueStatus({ state, days }: DueStatus): string {
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  if (state === 'soon') return `Due in ${days} days`
  return days === -1 ? 'Overdue by 1 day' : `Overdue by ${-days} days`
}
