import type { LiveFigures } from './site.ts'

export type Stat = { figure: string; name: string }

/** Describe the size of the community. @returns null while there are not several members to speak of */
export function describeSupport(live: LiveFigures | null): string | null {
  if (!live) return 'Supporting 10,000+ men worldwide'
  return live.members !== null && live.members > 1 ? `Supporting ${formatCount(live.members)} men` : null
}

/** @returns no figure without data */
export function countStat(value: number | null, one: string, many: string): Stat[] {
  return value === null ? [] : [{ figure: formatCount(value), name: value === 1 ? one : many }]
}

function formatCount(value: number): string {
  return value.toLocaleString('en')
}
