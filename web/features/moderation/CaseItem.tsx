import type { ModerationCase } from '#contract/moderation.ts'
import { paths } from '#web/paths.ts'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { PreviewCard } from '#web/ui/PreviewCard.tsx'
import { describeReports, nameCase, previewItem } from './case-words.ts'
import { CaseBadges } from './CaseBadges.tsx'

export function CaseItem({ moderationCase }: { moderationCase: ModerationCase }) {
  const { id, type, claimedBy, lastReportAt, closedBy } = moderationCase
  return (
    <PreviewCard
      to={paths.moderationCase(id)}
      badges={<CaseBadges moderationCase={moderationCase} />}
      title={nameCase(moderationCase)}
      text={previewItem(moderationCase)}
    >
      {type === 'report' && <span>{describeReports(moderationCase)}</span>}
      <RelativeTime instant={lastReportAt} />
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
