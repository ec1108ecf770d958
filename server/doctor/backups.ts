import { type BackupState, loadBackupState } from '../features/backups/backup-state.ts'
import { type Finding, ok, warning } from './checks.ts'
import { requireDatabase, type Site } from './site.ts'
import { formatDuration } from './words.ts'

const oldMs = 2 * 24 * 3_600_000

export async function checkBackups(site: Site): Promise<Finding[]> {
  const database = await requireDatabase(site)
  const state = await loadBackupState({ database, config: site.config }, site.now)
  return [describeLastBackup(state, site.now), describePlace(state)]
}

export function describeLastBackup(
  { time, lastBackupAt, problem, overdue }: Pick<BackupState, 'time' | 'lastBackupAt' | 'problem' | 'overdue'>,
  now: Date,
): Finding {
  const age = lastBackupAt === null ? null : now.getTime() - Date.parse(lastBackupAt)
  const last = age === null ? 'No backup was ever made.' : `The last backup was made ${formatDuration(age)} ago.`
  if (time === null) {
    const isOld = age === null || age > oldMs
    const advice = 'Set BACKUP_TIME to make one every night, or run: npm run admin -- backup FILE'
    return isOld ? warning('last', `${last} Nightly backups are off.`, advice) : ok('last', last)
  }
  if (problem !== null)
    return warning('last', `${last} The last attempt failed: ${problem}`, 'Put that right. The server tries again.')
  if (overdue) return warning('last', `${last} They are made at night while the server runs.`, 'Start the server.')
  return ok('last', age === null ? `The first backup is made at ${time}.` : last)
}

function describePlace({ elsewhere }: Pick<BackupState, 'elsewhere'>): Finding {
  return elsewhere
    ? ok('elsewhere', 'BACKUP_COMMAND takes each backup to another machine.')
    : warning(
        'elsewhere',
        'Nightly backups stay in DATA_DIR, so they are lost with its disk.',
        'Set BACKUP_COMMAND to take each of them to another machine.',
      )
}
