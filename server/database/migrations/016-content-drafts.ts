import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Content that waits for an admin to publish it. It has its own table, so that no public query can find it. */
export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  await schema
    .createTable('content_drafts')
    .addColumn('item_id', keyType(engine), (column) =>
      column.primaryKey().references('content_run_items.id').onDelete('cascade'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}
