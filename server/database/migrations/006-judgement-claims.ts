import { sql } from 'kysely'
import type { ColumnTypes } from '../migrate.ts'
import type { Database } from '../tables.ts'

/** Until when a post is in the hand of somebody who asks a model about it; and an index of the posts still to be asked about. */
export async function up(database: Database, { engine }: ColumnTypes): Promise<void> {
  const { schema } = database
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await schema.alterTable('social_posts').addColumn('judging_until', key).execute()
  await schema.dropIndex('social_posts_judged').execute()
  await sql`
    create index social_posts_to_judge on social_posts (id)
    where judged_at is null and caption is not null and pillar_locked = false and visibility = 'public'
  `.execute(database)
}
