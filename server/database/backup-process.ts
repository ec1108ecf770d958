// The program that makes a backup in a separate process, so that its checks do not stop the server.
import { backUpDatabase } from './backup.ts'
import { formatCause } from './database-file.ts'
import type { BackupJob, BackupOutcome } from './nightly-backup.ts'

// The server was killed. The group has the tools of PostgreSQL too.
process.on('disconnect', () => process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL'))

process.once('message', (job: BackupJob) => {
  void makeBackup(job).then((outcome) => process.send?.(outcome, () => process.exit()))
})

async function makeBackup({ databaseUrl, file, target }: BackupJob): Promise<BackupOutcome> {
  try {
    if (!databaseUrl) {
      await backUpDatabase(file, `${target}.db`)
      return { file: `${target}.db` }
    }
    const { backUpPostgres } = await import('./postgres-backup.ts')
    return { file: await backUpPostgres(databaseUrl, (format) => `${target}.${format}`) }
  } catch (error) {
    return { problem: formatCause(error) }
  }
}
