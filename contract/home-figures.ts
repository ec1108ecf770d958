import { countStat, type Stat } from './marketing-figures.ts'
import type { LiveFigures } from './site.ts'

/** List the figures of Home, without those that have no data. `live` is null for the specification's. */
export function listHomeFigures(live: LiveFigures | null): Stat[] {
  if (!live)
    return [
      { figure: '10K+', name: 'Active Members' },
      { figure: '50+', name: 'Challenges' },
      { figure: '200+', name: 'Resources' },
      { figure: '87%', name: 'Success Rate' },
    ]
  return [
    ...countStat(live.members, 'Member', 'Members'),
    ...countStat(live.challenges, 'Challenge', 'Challenges'),
    ...countStat(live.resources, 'Resource', 'Resources'),
    ...countStat(live.daysMarked, 'Day Completed', 'Days Completed'),
  ]
}
