import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await database.schema
    .createTable('ended_sessions')
    .addColumn('sid', key, (column) => column.primaryKey())
    .addColumn('expire', key, (column) => column.notNull())
    .execute()
  await database.schema.createIndex('ended_sessions_expire').on('ended_sessions').column('expire').execute()
}
