import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'

export async function writeReadinessCheck(database: Database, now: string): Promise<void> {
  await database
    .insertInto('site_settings')
    .values({ key: 'readiness-check', value: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: now }))
    .execute()
}

export async function measurePostgresDatabase(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(database)
  return rows[0]?.bytes ?? 0
}
