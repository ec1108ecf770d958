import type { Pillar } from '#contract/pillars.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { pillarLabels } from './pillars.ts'

export function PillarBadge({ pillar }: { pillar: Pillar }) {
  return <Badge pillar={pillar}>{pillarLabels[pillar]}</Badge>
}
