import { readLastBackup } from '../database/last-backup.ts'
import { type Finding, ok, notKnown, warning } from './checks.ts'
import { requireDatabase, type Site } from './site.ts'
import { formatDuration } from './words.ts'

const oldMs = 2 * 24 * 3_600_000

export async function checkBackups(site: Site): Promise<Finding[]> {
  if (site.config.databaseUrl)
    return [notKnown('last', 'Seven Pillars does not see backups of PostgreSQL. Check that yours with pg_dump work.')]
  return [describeLastBackup(await readLastBackup(await requireDatabase(site)), site.now)]
}

/** @param at when the last good backup was made (UTC); null if there is none */
export function describeLastBackup(at: string | null, now: Date): Finding {
  const advice = 'Run: npm run admin -- backup FILE'
  if (at === null) return warning('last', 'No backup was ever made.', advice)
  const age = now.getTime() - Date.parse(at)
  const text = `The last backup was made ${formatDuration(age)} ago.`
  return age > oldMs ? warning('last', text, advice) : ok('last', text)
}
