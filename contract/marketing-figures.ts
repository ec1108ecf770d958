import type { LiveFigures } from './site.ts'

/** Marketing figures of the landing page, Home and the footer. */
const figures = {
  landing: { challenges: '50+', resources: '100+', members: '1000+' },
  home: { members: '10K+', challenges: '50+', resources: '200+', successRate: '87%' },
  supporting: 'Supporting 10,000+ men worldwide',
} as const

export type Stat = { figure: string; name: string }

/** List the figures of the landing page, without those that have no data. `live` is null for the specification's. */
export function listLandingFigures(live: LiveFigures | null): Stat[] {
  const { challenges, resources, members } = figures.landing
  if (!live)
    return [
      { figure: challenges, name: 'Guided Challenges' },
      { figure: resources, name: 'Resources & Guides' },
      { figure: members, name: 'Active Members' },
    ]
  return [
    ...count(live.challenges, 'Guided Challenge', 'Guided Challenges'),
    ...count(live.resources, 'Resource', 'Resources & Guides'),
    ...count(live.members, 'Member', 'Members'),
  ]
}

/** List the figures of Home, without those that have no data. `live` is null for the specification's. */
export function listHomeFigures(live: LiveFigures | null): Stat[] {
  const { members, challenges, resources, successRate } = figures.home
  if (!live)
    return [
      { figure: members, name: 'Active Members' },
      { figure: challenges, name: 'Challenges' },
      { figure: resources, name: 'Resources' },
      { figure: successRate, name: 'Success Rate' },
    ]
  return [
    ...count(live.members, 'Member', 'Members'),
    ...count(live.challenges, 'Challenge', 'Challenges'),
    ...count(live.resources, 'Resource', 'Resources'),
    ...count(live.daysMarked, 'Day Completed', 'Days Completed'),
  ]
}

/** @returns null while there are not several members to speak of */
export function describeSupport(live: LiveFigures | null): string | null {
  if (!live) return figures.supporting
  return live.members !== null && live.members > 1 ? `Supporting ${formatCount(live.members)} men` : null
}

function count(value: number | null, one: string, many: string): Stat[] {
  return value === null ? [] : [{ figure: formatCount(value), name: value === 1 ? one : many }]
}

function formatCount(value: number): string {
  return value.toLocaleString('en')
}
