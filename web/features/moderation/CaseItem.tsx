import { Link } from 'react-router'
import type { ModerationCase } from '#contract/moderation.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { formatRelativeTime, useCurrentMinute } from '#web/ui/relative-time.ts'
import { describeReports, nameCase, previewItem } from './case-words.ts'
import { CaseBadges } from './CaseBadges.tsx'
import styles from './Queue.module.css'

export function CaseItem({ moderationCase }: { moderationCase: ModerationCase }) {
  const { id, type, claimedBy, lastReportAt, closedBy } = moderationCase
  const timeZone = useTimeZone()
  const now = useCurrentMinute()
  return (
    <Card as="li" className={styles.case}>
      <CaseBadges moderationCase={moderationCase} />
      <h2 className={styles.title} dir="auto">
        <Link to={paths.moderationCase(id)}>
          <HeadingText>{nameCase(moderationCase)}</HeadingText>
        </Link>
      </h2>
      <p className={styles.preview} dir="auto">
        {previewItem(moderationCase)}
      </p>
      <p className={styles.meta}>
        {type === 'report' && <span>{describeReports(moderationCase)}</span>}
        <time dateTime={lastReportAt} title={formatDateTime(timeZone, lastReportAt)}>
          {formatRelativeTime(lastReportAt, now, timeZone)}
        </time>
        {claimedBy && (
          <span>
            Claimed by <bdi>{claimedBy.username}</bdi>
          </span>
        )}
        {closedBy && (
          <span>
            Closed by <bdi>{closedBy.username}</bdi>
          </span>
        )}
      </p>
    </Card>
  )
}
