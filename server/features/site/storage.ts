import { stat, statfs } from 'node:fs/promises'
import type { Storage } from '#contract/site.ts'
import { getDatabaseName } from '../../database/open.ts'
import type { Dependencies } from '../../dependencies.ts'
import { measurePostgresDatabase } from './queries.ts'

/** Measure the database and the free space of its disk, which is only known for the embedded database. */
export async function measureStorage({
  database,
  config,
}: Pick<Dependencies, 'database' | 'config'>): Promise<Storage> {
  if (config.databaseUrl) return { databaseBytes: await measurePostgresDatabase(database), freeBytes: null }
  const file = getDatabaseName(config)
  const [main, log, disk] = await Promise.all([
    stat(file),
    stat(`${file}-wal`).catch(() => null),
    statfs(config.dataDir),
  ])
  return { databaseBytes: main.size + (log?.size ?? 0), freeBytes: disk.bavail * disk.bsize }
}
