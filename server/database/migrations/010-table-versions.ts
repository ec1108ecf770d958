import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await schema
    .createTable('table_versions')
    .addColumn('name', key, (column) => column.primaryKey())
    .addColumn('version', key, (column) => column.notNull())
    .execute()
}
