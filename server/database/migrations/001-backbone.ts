import { sql, type ColumnBuilderCallback, type CreateTableBuilder } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Creates the specification's tables, check-ins, and what accounts need. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)

  const required: ColumnBuilderCallback = (column) => column.notNull()
  const primaryKey: ColumnBuilderCallback = (column) => column.primaryKey()

  await schema
    .createTable('users')
    .addColumn('id', key, primaryKey)
    .addColumn('email', key, (column) => column.notNull().unique())
    .addColumn('username', 'text', required)
    .addColumn('username_key', key, (column) => column.notNull().unique())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('profile_image_url', 'text')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('public'))
    .addColumn('stripe_customer_id', 'text')
    .addColumn('stripe_payment_method_id', 'text')
    .addColumn('onboarding_completed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('password_hash', 'text')
    .addColumn('email_verified_at', key)
    .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('UTC'))
    .addColumn('created_at', key, required)
    .addColumn('updated_at', key, required)
    .addCheckConstraint('users_role', sql`role in ('public', 'admin')`)
    .execute()

  await schema
    .createTable('sessions')
    .addColumn('sid', key, primaryKey)
    .addColumn('sess', 'text', required)
    .addColumn('expire', key, required)
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute()
  await schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute()
  await schema.createIndex('sessions_expire').on('sessions').column('expire').execute()

  await schema
    .createTable('account_tokens')
    .addColumn('token_hash', key, primaryKey)
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', required)
    .addColumn('email', key, required)
    .addColumn('expires_at', key, required)
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('account_tokens_user_id').on('account_tokens').column('user_id').execute()

  await schema
    .createTable('attempts')
    .addColumn('key', key, primaryKey)
    .addColumn('count', 'integer', required)
    .addColumn('window_ends_at', key, required)
    .execute()
  await schema.createIndex('attempts_window_ends_at').on('attempts').column('window_ends_at').execute()

  await addRangeChecks(
    schema
      .createTable('challenges')
      .addColumn('id', key, primaryKey)
      .addColumn('title', 'text', required)
      .addColumn('description', 'text', required)
      .addColumn('pillar', key, required)
      .addColumn('duration', 'integer', required)
      .addColumn('difficulty', 'text', required)
      .addColumn('participants', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('plan', 'text')
      .addColumn('created_at', key, required)
      .addColumn('updated_at', key, required),
    { duration: 1, participants: 0 },
  ).execute()
  await schema.createIndex('challenges_pillar').on('challenges').columns(['pillar', 'id']).execute()

  await addRangeChecks(
    schema
      .createTable('user_challenges')
      .addColumn('id', key, primaryKey)
      .addColumn('challenge_id', key, (column) => column.notNull().references('challenges.id').onDelete('cascade'))
      .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('progress', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('completed', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('started_at', key, required)
      .addColumn('completed_at', key)
      .addColumn('left_at', key),
    { progress: 0 },
  ).execute()
  await schema.createIndex('user_challenges_user_id').on('user_challenges').columns(['user_id', 'id']).execute()
  await schema
    .createIndex('user_challenges_challenge_id')
    .on('user_challenges')
    .columns(['challenge_id', 'user_id'])
    .execute()
  // Only one active participation is allowed; a member may rejoin a challenge they completed or left.
  await sql`create unique index user_challenges_active on user_challenges (user_id, challenge_id) where completed = false and left_at is null`.execute(
    database,
  )

  await addRangeChecks(
    schema
      .createTable('challenge_check_ins')
      .addColumn('user_challenge_id', key, (column) =>
        column.notNull().references('user_challenges.id').onDelete('cascade'),
      )
      .addColumn('day', 'integer', required)
      .addColumn('date', key, required)
      .addColumn('note', 'text')
      .addColumn('created_at', key, required)
      .addPrimaryKeyConstraint('challenge_check_ins_key', ['user_challenge_id', 'day']),
    { day: 1 },
  ).execute()

  await schema
    .createTable('goals')
    .addColumn('id', key, primaryKey)
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', required)
    .addColumn('description', 'text')
    .addColumn('pillar', key, required)
    .addColumn('target_date', key)
    .addColumn('completed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('completed_at', key)
    .addColumn('created_at', key, required)
    .addColumn('request_id', key)
    .addColumn('toggle_id', key)
    .addUniqueConstraint('goals_request', ['user_id', 'request_id'])
    .execute()
  await schema.createIndex('goals_user_id').on('goals').columns(['user_id', 'id']).execute()

  await schema
    .createTable('resources')
    .addColumn('id', key, primaryKey)
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('pillar', key, required)
    .addColumn('type', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('blocks', 'text')
    .addColumn('read_time', 'integer')
    .addColumn('created_at', key, required)
    .addColumn('updated_at', key, required)
    .execute()
  await schema.createIndex('resources_pillar').on('resources').columns(['pillar', 'id']).execute()

  await schema
    .createTable('resource_ticks')
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('resource_id', key, (column) => column.notNull().references('resources.id').onDelete('cascade'))
    .addColumn('block', 'integer', required)
    .addColumn('item', 'integer', required)
    .addColumn('created_at', key, required)
    .addPrimaryKeyConstraint('resource_ticks_key', ['user_id', 'resource_id', 'block', 'item'])
    .execute()
  await schema.createIndex('resource_ticks_resource_id').on('resource_ticks').column('resource_id').execute()

  await addRangeChecks(
    schema
      .createTable('forum_posts')
      .addColumn('id', key, primaryKey)
      .addColumn('user_id', key, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('username', 'text', required)
      .addColumn('pillar', key, required)
      .addColumn('title', 'text', required)
      .addColumn('content', 'text', required)
      .addColumn('replies', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', key, required)
      .addColumn('edited_at', key)
      .addColumn('deleted_at', key)
      .addColumn('request_id', key)
      .addUniqueConstraint('forum_posts_request', ['user_id', 'request_id']),
    { replies: 0 },
  ).execute()
  await schema.createIndex('forum_posts_pillar').on('forum_posts').columns(['pillar', 'id']).execute()
  await schema.createIndex('forum_posts_user_id').on('forum_posts').columns(['user_id', 'id']).execute()

  await schema
    .createTable('forum_replies')
    .addColumn('id', key, primaryKey)
    .addColumn('post_id', key, (column) => column.notNull().references('forum_posts.id').onDelete('cascade'))
    .addColumn('user_id', key, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('username', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('created_at', key, required)
    .addColumn('edited_at', key)
    .addColumn('request_id', key)
    .addUniqueConstraint('forum_replies_request', ['user_id', 'request_id'])
    .execute()
  await schema.createIndex('forum_replies_post_id').on('forum_replies').columns(['post_id', 'id']).execute()
  await schema.createIndex('forum_replies_user_id').on('forum_replies').columns(['user_id', 'id']).execute()

  await schema
    .createTable('journal_entries')
    .addColumn('id', key, primaryKey)
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text')
    .addColumn('content', 'text', required)
    .addColumn('prompt', 'text')
    .addColumn('pillar', key)
    .addColumn('created_at', key, required)
    .addColumn('edited_at', key)
    .addColumn('request_id', key)
    .addUniqueConstraint('journal_entries_request', ['user_id', 'request_id'])
    .execute()
  await schema.createIndex('journal_entries_user_id').on('journal_entries').columns(['user_id', 'id']).execute()

  await schema
    .createTable('social_posts')
    .addColumn('id', key, primaryKey)
    .addColumn('platform', key, required)
    .addColumn('post_id', key, required)
    .addColumn('author', 'text', required)
    .addColumn('caption', 'text')
    .addColumn('url', 'text', required)
    .addColumn('thumbnail', 'text')
    .addColumn('embed_html', 'text')
    .addColumn('pillar', key)
    .addColumn('pillar_locked', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('metrics_json', 'text')
    .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('public'))
    .addColumn('created_at', key, required)
    .addColumn('fetched_at', key, required)
    .addUniqueConstraint('social_posts_post', ['platform', 'post_id'])
    .execute()
  await schema.createIndex('social_posts_platform').on('social_posts').columns(['platform', 'id']).execute()

  await schema
    .createTable('source_accounts')
    .addColumn('id', key, primaryKey)
    .addColumn('platform', key, required)
    .addColumn('handle', 'text', required)
    .addColumn('display_name', 'text', required)
    .addColumn('access_token', 'text')
    .addColumn('enabled', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('last_polled_at', key)
    .addColumn('created_at', key, required)
    .execute()

  await schema
    .createTable('library_items')
    .addColumn('key', key, primaryKey)
    .addColumn('created_at', key, required)
    .execute()
}

/** Adds range checks: SQLite accepts any number, and even text, in an integer column. The maximum is PostgreSQL's. */
function addRangeChecks<Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
  columns: Record<string, number>,
) {
  return Object.entries(columns).reduce(
    (builder, [column, min]) =>
      builder.addCheckConstraint(`${column}_range`, sql`${sql.ref(column)} between ${sql.lit(min)} and 2147483647`),
    table,
  )
}
