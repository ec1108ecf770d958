import { version } from '../installation.ts'
import { type Area, areas, type Check, type Status } from './checks.ts'
import { formatCount } from './words.ts'

export type Report = { version: string; checkedAt: string; counts: Record<Status, number>; checks: Check[] }

const titles: Record<Area, string> = {
  settings: 'Settings',
  versions: 'Versions',
  server: 'Server',
  database: 'Database',
  disk: 'Disk',
  permissions: 'Permissions',
  keys: 'Keys',
  backups: 'Backups',
  clock: 'Clock',
  mail: 'Mail server',
  delivery: 'Delivery',
  background: 'Background work',
  proxy: 'Public address',
}

const marks: Record<Status, string> = { ok: 'ok', warning: 'warning', problem: 'PROBLEM', unknown: 'unknown' }
const markWidth = Math.max(...Object.values(marks).map(({ length }) => length))

export function createReport(checks: Check[], now: Date): Report {
  const count = (status: Status) => checks.filter((check) => check.status === status).length
  const counts = { ok: count('ok'), warning: count('warning'), problem: count('problem'), unknown: count('unknown') }
  return { version, checkedAt: now.toISOString(), counts, checks }
}

/** Writes a report for the terminal: one line for each check, one for what to do next, and the counts. */
export function formatReport({ checks, counts }: Report): string {
  const sections = areas.flatMap((area) => {
    const lines = checks.filter((check) => check.area === area).flatMap(formatCheck)
    return lines.length > 0 ? [[titles[area], ...lines].join('\n')] : []
  })
  const { ok, warning, problem, unknown } = counts
  const total = [
    `${ok} ok`,
    formatCount(warning, 'warning'),
    formatCount(problem, 'problem'),
    ...(unknown > 0 ? [`${unknown} unknown`] : []),
  ]
  return [...sections, `${total.join(', ')}.`].join('\n\n')
}

function formatCheck({ status, message, advice }: Check): string[] {
  const indent = ' '.repeat(markWidth + 4)
  return [
    `  ${marks[status].padEnd(markWidth)}  ${message}`,
    ...(advice === undefined ? [] : [`${indent}Next: ${advice}`]),
  ]
}
