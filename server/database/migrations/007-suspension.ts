import { sql } from 'kysely'
import type { ColumnTypes } from '../migrate.ts'
import type { Database } from '../tables.ts'

/** Since when a member is suspended. */
export async function up({ schema }: Database, { engine }: ColumnTypes): Promise<void> {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await schema.alterTable('users').addColumn('suspended_at', key).execute()
}
