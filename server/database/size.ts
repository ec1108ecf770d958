import { stat, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { getDatabaseName, type DatabaseLocation } from './open.ts'
import type { Database } from './tables.ts'

/** Measures the database, and the free space of its disk, which is only known for the embedded database. */
export async function measureDatabase({
  database,
  config,
}: {
  database: Database
  config: DatabaseLocation
}): Promise<{ databaseBytes: number; freeBytes: number | null }> {
  if (config.databaseUrl) return { databaseBytes: await measurePostgres(database), freeBytes: null }
  const file = getDatabaseName(config)
  const [main, log, disk] = await Promise.all([
    stat(file),
    stat(`${file}-wal`).catch(() => null),
    statfs(config.dataDir),
  ])
  return { databaseBytes: main.size + (log?.size ?? 0), freeBytes: disk.bavail * disk.bsize }
}

export async function measurePostgres(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(database)
  return rows[0]?.bytes ?? 0
}

/** Formats a size, such as `12.3 MB`. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 1024 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}
