import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export const oldestServer = '0.2.0'

/** Adds what the Status screen shows of the past: how many members were there, and how fast the server answered. */
export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await schema
    .createTable('active_members')
    .addColumn('day', key, (column) => column.primaryKey())
    .addColumn('members', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('load_samples')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('ended_at', key, (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('median_us', 'integer', (column) => column.notNull())
    .addColumn('slow_us', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('load_samples_ended_at').on('load_samples').columns(['ended_at']).execute()
}
