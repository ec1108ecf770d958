import type { ModerationCaseDetail } from '#contract/moderation.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { reasonLabels } from './reasons.ts'
import styles from './Case.module.css'
import recordStyles from './MemberRecord.module.css'

export function ReportList({ moderationCase: { reportList } }: { moderationCase: ModerationCaseDetail }) {
  const timeZone = useTimeZone()
  return (
    <Card as="section" aria-labelledby="reports">
      <h2 id="reports" className={styles.heading}>
        {reportList.length === 1 ? '1 report' : `${reportList.length} reports`}
      </h2>
      <ul className={recordStyles.rows}>
        {reportList.map(({ id, by, reason, details, createdAt }) => (
          <li key={id}>
            <p>
              <b>{reasonLabels[reason]}</b>
            </p>
            {details && (
              <p className={styles.typed} dir="auto">
                {details}
              </p>
            )}
            <p className={recordStyles.meta}>
              <span>{by ? <bdi>{by.username}</bdi> : 'A former member'}</span>
              <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
