import { sql } from 'kysely'
import type { Database } from '../tables.ts'

/**
 * Adds whether an admin made a decision. For earlier decisions, the roles of today say so; those without a name are of
 * the operator or of a deleted account, which may have been an admin's.
 */
export async function up(database: Database): Promise<void> {
  await database.schema
    .alterTable('moderation_decisions')
    .addColumn('by_admin', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await sql`update moderation_decisions set by_admin = ${sql.lit(true)}
    where (actor_id is null and action <> 'auto-hide')
      or actor_id in (select id from users where role = 'admin')`.execute(database)
}
