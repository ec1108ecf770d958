import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await schema.alterTable('social_posts').addColumn('judged_at', key).execute()
  await schema.createIndex('social_posts_judged').on('social_posts').columns(['judged_at', 'id']).execute()
}
