import type { ModerationCase } from '#contract/moderation.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Badges } from '#web/ui/PreviewCard.tsx'
import { outcomeLabels } from './case-words.ts'

/** The state of a case and of what it is about, in words. */
export function CaseBadges({ moderationCase }: { moderationCase: ModerationCase }) {
  const { status, outcome, hiddenByReports, item } = moderationCase
  return (
    <Badges>
      {item.pillar && <PillarBadge pillar={item.pillar} />}
      {status === 'closed' && <Badge>{(outcome && outcomeLabels[outcome]) ?? 'Closed'}</Badge>}
      {hiddenByReports && status === 'open' ? (
        <Badge tone="brass">Hidden by reports</Badge>
      ) : (
        item.state !== 'visible' && status === 'open' && <Badge tone="brass">{stateLabels[item.state]}</Badge>
      )}
      {item.locked && <Badge>Locked</Badge>}
      {item.pinned && <Badge>Pinned</Badge>}
    </Badges>
  )
}

const stateLabels = { hidden: 'Hidden', removed: 'Removed by a moderator', deleted: 'Deleted by the author' }
