import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Adds sources to challenges and resources, and the members’ plans for bad days. */
export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  for (const table of ['challenges', 'resources']) await schema.alterTable(table).addColumn('sources', 'text').execute()
  let plans = schema
    .createTable('bad_day_plans')
    .addColumn('user_id', key, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
  for (const section of ['signs', 'alone', 'company', 'people', 'services', 'safety', 'reasons'])
    plans = plans.addColumn(section, 'text', (column) => column.notNull())
  await plans.addColumn('updated_at', key, (column) => column.notNull()).execute()
}
