import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Adds the replies of discussions with many followers, who are told in the background. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await database.schema
    .createTable('pending_replies')
    .addColumn('id', key, (column) => column.primaryKey().references('forum_replies.id').onDelete('cascade'))
    .addColumn('told_through', key, (column) => column.notNull())
    .execute()
}
