import { fork } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { killGroup, ownGroup } from '../process-group.ts'
import { formatTimestamp } from './backup.ts'
import { DatabaseFileError, formatCause } from './database-file.ts'
import { getBackupFolder } from './kept-backups.ts'
import { getDatabaseFile, type DatabaseLocation } from './open.ts'
import { formatSize } from './size.ts'

/** Then it is given up, because it probably hangs. */
const maxHours = 2

/** `target` is the path of the backup without its extension. */
export type BackupJob = { databaseUrl: string | null; file: string; target: string }

export type BackupOutcome = { file: string } | { problem: string }

type Options = {
  now: Date
  /** Size of the database. */
  bytes: number
  /** Free bytes on the disk; tests pass a small number. */
  free?: number
  signal?: AbortSignal
}

/**
 * Makes a checked backup in the folder `backups` of the site.
 * @returns the path of the backup
 * @throws DatabaseFileError when the disk has less than twice the size of the database free, or when the backup fails
 */
export async function makeNightlyBackup(
  { dataDir, databaseUrl }: DatabaseLocation,
  { now, bytes, free, signal }: Options,
): Promise<string> {
  const folder = getBackupFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Those of a process that was killed.
  for (const name of readdirSync(folder)) if (/Z-nightly\.(db|dump)\.partial/.test(name)) rmSync(join(folder, name))
  assertSpace(folder, { bytes, free })
  const target = join(folder, `${formatTimestamp(now)}-nightly`)
  const outcome = await runProcess({ databaseUrl, file: getDatabaseFile(dataDir), target }, signal)
  if ('problem' in outcome) throw new DatabaseFileError(outcome.problem)
  return outcome.file
}

async function runProcess(job: BackupJob, signal?: AbortSignal): Promise<BackupOutcome> {
  const interrupted = { problem: 'The backup was interrupted.' }
  const tookTooLong = { problem: `The backup took longer than ${maxHours} hours.` }
  if (signal?.aborted) return interrupted
  const child = fork(new URL('./backup-process.ts', import.meta.url), {
    ...ownGroup,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const limit = AbortSignal.timeout(maxHours * 3_600_000)
  const stop = () => killGroup(child)
  for (const each of [signal, limit]) each?.addEventListener('abort', stop)
  try {
    const outcome = new Promise<BackupOutcome>((resolve) => {
      child.once('message', (message) => resolve(message as BackupOutcome))
      child.once('error', (error) => resolve({ problem: formatCause(error) }))
      child.once('exit', () => resolve(limit.aborted ? tookTooLong : interrupted))
    })
    child.send(job)
    return await outcome
  } finally {
    for (const each of [signal, limit]) each?.removeEventListener('abort', stop)
  }
}

function assertSpace(folder: string, { bytes, free }: { bytes: number; free: number | undefined }): void {
  const { bavail, bsize } = statfsSync(folder)
  const available = free ?? bavail * bsize
  if (available >= 2 * bytes) return
  throw new DatabaseFileError(
    `The disk of ${folder} has ${formatSize(available)} free. A backup needs twice the size of the database: ${formatSize(2 * bytes)}.`,
  )
}
