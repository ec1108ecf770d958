import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  await schema
    .createTable('site_settings')
    .addColumn('key', keyType(engine), (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
