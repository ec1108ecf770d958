import { sql } from 'kysely'
import type { ColumnTypes } from '../migrate.ts'
import type { Database } from '../tables.ts'

/** When a model was last asked which pillar a post belongs to. */
export async function up({ schema }: Database, { engine }: ColumnTypes): Promise<void> {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await schema.alterTable('social_posts').addColumn('judged_at', key).execute()
  await schema.createIndex('social_posts_judged').on('social_posts').columns(['judged_at', 'id']).execute()
}
