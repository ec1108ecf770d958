import { sql } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Gives every lease the columns `lease_id` and `lease_until`, and classification and avatars their usual names. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  await schema.alterTable('content_runs').renameColumn('lease_ends_at', 'lease_until').execute()

  await schema.dropIndex('social_posts_to_judge').execute()
  await schema.alterTable('social_posts').renameColumn('judged_at', 'classified_at').execute()
  await schema.alterTable('social_posts').renameColumn('judging_until', 'lease_until').execute()
  await schema.alterTable('social_posts').addColumn('lease_id', keyType(engine)).execute()
  await sql`
    create index social_posts_to_classify on social_posts (id)
    where classified_at is null and caption is not null and pillar_locked = false and visibility = 'public'
  `.execute(database)

  await schema.alterTable('pictures').renameTo('avatars').execute()
}
