import type { ModerationCase } from '#contract/moderation.ts'
import { paths } from '#web/paths.ts'
import { useMemberDate, useTimeZone } from '#web/shell/today.ts'
import { useCurrentMinute } from '#web/ui/current-minute.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { PreviewCard } from '#web/ui/PreviewCard.tsx'
import { formatRelativeTime } from '#web/ui/relative-time.ts'
import { describeReports, nameCase, previewItem } from './case-words.ts'
import { CaseBadges } from './CaseBadges.tsx'

export function CaseItem({ moderationCase }: { moderationCase: ModerationCase }) {
  const { id, type, claimedBy, lastReportAt, closedBy } = moderationCase
  const [timeZone, toMemberDate] = [useTimeZone(), useMemberDate()]
  const now = useCurrentMinute()
  return (
    <PreviewCard
      to={paths.moderationCase(id)}
      badges={<CaseBadges moderationCase={moderationCase} />}
      title={nameCase(moderationCase)}
      text={previewItem(moderationCase)}
    >
      {type === 'report' && <span>{describeReports(moderationCase)}</span>}
      <time dateTime={lastReportAt} title={formatDateTime(timeZone, lastReportAt)}>
        {formatRelativeTime(lastReportAt, now, toMemberDate)}
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
    </PreviewCard>
  )
}
