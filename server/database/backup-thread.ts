// The program of the thread that makes a backup, so that its checks do not stop the server.
import { parentPort, workerData } from 'node:worker_threads'
import { backUpDatabase } from './backup.ts'
import { formatCause } from './database-file.ts'
import type { BackupJob, BackupOutcome } from './nightly-backup.ts'

const { databaseUrl, file, target }: BackupJob = workerData
let outcome: BackupOutcome
try {
  if (databaseUrl) {
    const { backUpPostgres } = await import('./postgres-backup.ts')
    outcome = { file: await backUpPostgres(databaseUrl, (format) => `${target}.${format}`) }
  } else {
    await backUpDatabase(file, `${target}.db`)
    outcome = { file: `${target}.db` }
  }
} catch (error) {
  outcome = { problem: formatCause(error) }
}
parentPort?.postMessage(outcome, [])
