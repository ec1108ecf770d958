import { countStat, type Stat } from './marketing-figures.ts'
import type { LiveFigures } from './site.ts'

/** List the figures of the landing page, without those that have no data. `live` is null for the specification's. */
export function listLandingFigures(live: LiveFigures | null): Stat[] {
  if (!live)
    return [
      { figure: '50+', name: 'Guided Challenges' },
      { figure: '100+', name: 'Resources & Guides' },
      { figure: '1000+', name: 'Active Members' },
    ]
  return [
    ...countStat(live.challenges, 'Guided Challenge', 'Guided Challenges'),
    ...countStat(live.resources, 'Resource', 'Resources & Guides'),
    ...countStat(live.members, 'Member', 'Members'),
  ]
}
