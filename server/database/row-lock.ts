import { sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Makes other transactions that lock the same row wait until this one ends. SQLite needs no lock, because it has a
 * single writer.
 */
export async function lockRow(tx: Database, table: keyof Tables, id: string): Promise<void> {
  if (isPostgres(tx)) await sql`select id from ${sql.table(table)} where id = ${id} for no key update`.execute(tx)
}
