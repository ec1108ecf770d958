import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  await schema.alterTable('users').addColumn('username_skeleton', keyType(engine)).execute()
  await schema.createIndex('users_username_skeleton').on('users').column('username_skeleton').execute()
}
