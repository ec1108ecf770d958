import { selectOverdueWork } from '../database/overdue-work.ts'
import { type Finding, ok, problem, warning } from './checks.ts'
import { excuseServer, requireDatabase, type Site } from './site.ts'
import { formatDuration } from './words.ts'

const overdueMs = 3_600_000

/** Says what the server should have done more than an hour ago. */
export async function checkBackground(site: Site): Promise<Finding[]> {
  const database = await requireDatabase(site)
  const before = new Date(site.now.getTime() - overdueMs).toISOString()
  const [overdue, excuse] = await Promise.all([selectOverdueWork(database, before), excuseServer(site)])
  if (overdue.length === 0) return [ok('overdue', 'Nothing is overdue.')]
  const works = overdue.map(
    ({ work, since }) => `${work} for ${formatDuration(site.now.getTime() - Date.parse(since))}`,
  )
  const text = `Overdue: ${works.join(', ')}.`
  return [
    excuse
      ? warning('overdue', `${text} ${excuse.reason}`, excuse.advice)
      : problem('overdue', text, 'Look for “background work failed” in the log of the server, and restart it.'),
  ]
}
