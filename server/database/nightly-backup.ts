import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { formatMegabytes, formatTimestamp } from './backup.ts'
import { DatabaseFileError } from './database-file.ts'
import { deleteExpiredBackups } from './kept-backups.ts'
import { getDatabaseFile, type DatabaseLocation } from './open.ts'

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
 * Makes a checked backup in the folder `backups` of the site, and deletes those that need not be kept.
 * @returns the path of the backup
 * @throws DatabaseFileError when the disk has less than twice the size of the database free, or when the backup fails
 */
export async function makeNightlyBackup(
  { dataDir, databaseUrl }: DatabaseLocation,
  { now, bytes, free, signal }: Options,
): Promise<string> {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Those of a process that was killed.
  for (const name of readdirSync(folder)) if (name.includes('.partial')) rmSync(join(folder, name))
  assertSpace(folder, { bytes, free })
  const target = join(folder, `${formatTimestamp(now)}-nightly`)
  const outcome = await runThread({ databaseUrl, file: getDatabaseFile(dataDir), target }, signal)
  if ('problem' in outcome) throw new DatabaseFileError(outcome.problem)
  deleteExpiredBackups(folder, now)
  return outcome.file
}

async function runThread(job: BackupJob, signal?: AbortSignal): Promise<BackupOutcome> {
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: job })
  const stop = () => void thread.terminate()
  signal?.addEventListener('abort', stop)
  try {
    const ended = once(thread, 'exit').then(() => ({ problem: 'The backup was interrupted.' }))
    const [outcome] = await Promise.race([once(thread, 'message'), ended.then((problem) => [problem])])
    return outcome
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

function assertSpace(folder: string, { bytes, free }: { bytes: number; free: number | undefined }): void {
  const { bavail, bsize } = statfsSync(folder)
  const available = free ?? bavail * bsize
  if (available >= 2 * bytes) return
  throw new DatabaseFileError(
    `The disk of ${folder} has ${formatMegabytes(available)} free. A backup needs twice the size of the database: ${formatMegabytes(2 * bytes)}.`,
  )
}
