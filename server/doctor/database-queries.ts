import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

export async function readPostgresVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(database)
  return rows[0]?.version ?? 'unknown'
}

/** @returns milliseconds since 1970 */
export async function readPostgresClock(database: Database): Promise<number> {
  const { rows } = await sql<{ time: number }>`select extract(epoch from clock_timestamp()) * 1000 as time`.execute(
    database,
  )
  return Number(rows[0]?.time)
}

export async function runSimpleStatement(database: Database): Promise<void> {
  await sql`select 1`.execute(database)
}

/** Selects the newest ids of tables that are often written. They have the times of their creation. */
export async function selectNewestIds(database: Database): Promise<string[]> {
  const [versions, entries, users] = await Promise.all([
    database
      .selectFrom('table_versions')
      .select((eb) => eb.fn.max('version').as('id'))
      .executeTakeFirst(),
    database
      .selectFrom('audit_log')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst(),
    database
      .selectFrom('users')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst(),
  ])
  return [versions, entries, users].flatMap((row) => row?.id ?? [])
}
