import { sql, type ColumnBuilderCallback } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/**
 * Adds what orders discussions by their last reply, how far members have read them, quotes and mentions, and discussions
 * that close themselves.
 */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const belongsTo =
    (reference: string): ColumnBuilderCallback =>
    (column) =>
      column.notNull().references(reference).onDelete('cascade')

  await schema
    .alterTable('forum_posts')
    .addColumn('activity_id', key, (column) => column.notNull().defaultTo(''))
    .execute()
  // As `refreshActivity` does.
  await sql`update forum_posts set activity_id = coalesce(
    (select forum_replies.id from forum_replies where forum_replies.post_id = forum_posts.id and forum_replies.hidden_at is null
      and forum_replies.removed_at is null and forum_replies.deleted_at is null order by forum_replies.id desc limit 1),
    case when user_id is null and username <> '' and deleted_at is null and challenge_id is null and crew_id is null then '00' || substr(id, 3) else id end)`.execute(
    database,
  )
  await schema.createIndex('forum_posts_activity').on('forum_posts').column('activity_id').execute()
  await schema.createIndex('forum_posts_pillar_activity').on('forum_posts').columns(['pillar', 'activity_id']).execute()
  await schema.alterTable('forum_posts').addColumn('closes_at', key).execute()

  await schema.alterTable('forum_replies').addColumn('quoted_id', key).execute()
  await schema.alterTable('forum_replies').addColumn('quoted_text', 'text').execute()
  await sql`create index forum_replies_quoted_id on forum_replies (quoted_id) where quoted_id is not null`.execute(
    database,
  )

  await schema
    .createTable('forum_mentions')
    .addColumn('item_id', key, (column) => column.notNull())
    .addColumn('user_id', key, belongsTo('users.id'))
    .addColumn('post_id', key, belongsTo('forum_posts.id'))
    .addColumn('reply_id', key, (column) => column.references('forum_replies.id').onDelete('cascade'))
    .addColumn('username', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('forum_mentions_key', ['item_id', 'user_id'])
    .execute()
  for (const column of ['user_id', 'post_id', 'reply_id'])
    await schema.createIndex(`forum_mentions_${column}`).on('forum_mentions').column(column).execute()

  await schema
    .createTable('forum_reads')
    .addColumn('user_id', key, belongsTo('users.id'))
    .addColumn('post_id', key, belongsTo('forum_posts.id'))
    .addColumn('read_id', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('forum_reads_key', ['user_id', 'post_id'])
    .execute()
  await schema.createIndex('forum_reads_post_id').on('forum_reads').column('post_id').execute()

  await schema
    .createTable('forum_visits')
    .addColumn('user_id', key, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('visited_at', key, (column) => column.notNull())
    .addColumn('previous_at', key)
    .execute()
}
