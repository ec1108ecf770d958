import { sql } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

// Entries outlive the accounts they name, so the ids are no foreign keys.
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await database.schema
    .createTable('audit_log')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('member_id', key)
    .addColumn('actor_id', key)
    .addColumn('via', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('detail', 'text')
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('bucket', key, (column) => column.unique())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('last_at', key, (column) => column.notNull())
    .execute()
  await sql`create index audit_log_kind on audit_log (kind, id)`.execute(database)
  await sql`create index audit_log_member on audit_log (member_id, id)`.execute(database)
  await sql`create index audit_log_actor on audit_log (actor_id, id)`.execute(database)
  await sql`create index audit_log_addresses on audit_log (created_at) where address is not null`.execute(database)
}
