import { saveLastBackup } from '../../database/last-backup.ts'
import { makeNightlyBackup } from '../../database/nightly-backup.ts'
import { measureDatabase } from '../../database/size.ts'
import type { Dependencies } from '../../dependencies.ts'
import { serverTimeZone } from '../../server-time-zone.ts'
import { runBackupCommand } from '../../services/backup-command.ts'
import { sendAccountMail } from '../accounts/account-mail.ts'
import { claimNight, claimWarning, finishNight, loadBackupState, releaseNight } from './backup-state.ts'
import { createBackupWarning } from './mail.ts'
import { selectAdminAddresses } from './queries.ts'

type Options = { signal?: AbortSignal; timeZone?: string; free?: number }

/**
 * Makes the backup of the night when its time has come, and warns admins when there was none for two days.
 * @param options.timeZone whose clocks BACKUP_TIME is about; tests pass another; `free` bytes on the disk, for tests
 */
export async function backUpAtNight(
  dependencies: Dependencies,
  { signal, timeZone = serverTimeZone, free }: Options = {},
): Promise<void> {
  const { config, database, services } = dependencies
  const time = config.backupTime
  if (time === null) return
  const schedule = { time, timeZone }
  if (await claimNight(database, { now: services.clock.now(), ...schedule })) {
    const { problem, retry } = await tryBackup(dependencies, { signal, free })
    if (signal?.aborted) {
      await releaseNight(database, services.clock.now())
      return
    }
    await finishNight(database, { now: services.clock.now(), ...schedule, problem, retry })
  }
  await warnAdmins(dependencies)
}

/** @returns what went wrong, and whether another try in the same night can help */
async function tryBackup(
  dependencies: Dependencies,
  { signal, free }: Options,
): Promise<{ problem: string | null; retry: boolean }> {
  const { config, database, logger, services } = dependencies
  const now = services.clock.now()
  let file
  try {
    const { databaseBytes } = await measureDatabase(dependencies)
    file = await makeNightlyBackup(config, { now, bytes: databaseBytes, free, signal })
    await saveLastBackup(database, now)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    if (!signal?.aborted) logger.warn(`There is no backup of this night. ${problem}`)
    return { problem, retry: true }
  }
  if (config.backupCommand === null) return { problem: null, retry: false }
  const failure = await runBackupCommand(config.backupCommand, file, signal)
  if (failure === null) return { problem: null, retry: false }
  const problem = `The backup was made, but BACKUP_COMMAND failed: ${failure}`
  if (!signal?.aborted) logger.warn(problem)
  // Another backup every hour would fill the disk.
  return { problem, retry: false }
}

async function warnAdmins(dependencies: Dependencies): Promise<void> {
  const { config, database, services } = dependencies
  if (!services.mail.available || !(await claimWarning(database, services.clock.now()))) return
  const { problem, lastBackupAt } = await loadBackupState(dependencies, services.clock.now())
  for (const { id, email } of await selectAdminAddresses(database))
    await sendAccountMail(
      dependencies,
      id,
      createBackupWarning(email, { publicUrl: config.publicUrl, problem, lastBackupAt }),
    )
}
