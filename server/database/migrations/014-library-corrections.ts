import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Remembers which row has each library item and which text it was given, so that corrections can reach it. */
export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await schema.alterTable('library_items').addColumn('row_id', key).execute()
  await schema.alterTable('library_items').addColumn('content_hash', key).execute()
  await schema
    .alterTable('library_items')
    .addColumn('safety_revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('challenges').addColumn('archived_at', key).execute()
  await schema.alterTable('resources').addColumn('archived_at', key).execute()
}
