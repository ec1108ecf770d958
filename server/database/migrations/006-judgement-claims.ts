import { sql } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  await schema.alterTable('social_posts').addColumn('judging_until', key).execute()
  await schema.dropIndex('social_posts_judged').execute()
  await sql`
    create index social_posts_to_judge on social_posts (id)
    where judged_at is null and caption is not null and pillar_locked = false and visibility = 'public'
  `.execute(database)
}
