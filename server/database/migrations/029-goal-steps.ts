import type { Database } from '../tables.ts'

/** Adds the steps of goals. Existing goals have none. */
export async function up(database: Database): Promise<void> {
  await database.schema.alterTable('goals').addColumn('steps', 'text').execute()
}
