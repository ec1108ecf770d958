import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await schema.alterTable('users').addColumn('suspended_at', key).execute()
}
