import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await schema
    .createTable('csp_reports')
    .addColumn('directive', key, (column) => column.notNull())
    .addColumn('blocked', key, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('csp_reports_key', ['directive', 'blocked'])
    .execute()
}
