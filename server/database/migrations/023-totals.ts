import { sql } from 'kysely'
import type { Database } from '../tables.ts'
import type { MigrationContext } from './migration.ts'

/**
 * Adds the totals of completed participations, which were part of the saved state. Of the active ones, the saved state
 * stays as an opening balance.
 */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  await database.schema.alterTable('user_challenges').addColumn('totals', 'text').execute()
  const totals = engine === 'postgres' ? sql`(ledger::json ->> 'final')` : sql`json_extract(ledger, '$.final')`
  await sql`update user_challenges set totals = ${totals} where completed and ledger like '{"ledger":%'`.execute(
    database,
  )
}
