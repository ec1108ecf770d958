import { sql } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Adds the feed's own columns (suggested pillar, author, availability) and the polling of source accounts. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)

  // One statement per column: SQLite adds only one at a time.
  await schema.alterTable('social_posts').addColumn('auto_pillar', key).execute()
  await schema.alterTable('social_posts').addColumn('auto_reason', 'text').execute()
  await schema
    .alterTable('social_posts')
    .addColumn('updated_at', key, (column) => column.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('social_posts')
    .addColumn('added_by', key, (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await schema.alterTable('social_posts').addColumn('gone_at', key).execute()
  await schema
    .alterTable('social_posts')
    .addColumn('checked_at', key, (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('social_posts').addColumn('lock_id', key).execute()
  await sql`update "social_posts" set "updated_at" = "fetched_at", "checked_at" = "fetched_at"`.execute(database)
  await schema.createIndex('social_posts_added_by').on('social_posts').column('added_by').execute()
  await schema.createIndex('social_posts_checked').on('social_posts').columns(['checked_at', 'id']).execute()
  await sql`create index social_posts_shown_pillar on social_posts (coalesce(pillar, auto_pillar), id)`.execute(
    database,
  )

  await schema
    .alterTable('source_accounts')
    .addColumn('next_poll_at', key, (column) => column.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('source_accounts')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('source_accounts').addColumn('last_error', 'text').execute()
  await schema.alterTable('source_accounts').addColumn('lease_id', key).execute()
  await schema.alterTable('source_accounts').addColumn('lease_until', key).execute()
  await schema
    .createIndex('source_accounts_handle')
    .unique()
    .on('source_accounts')
    .columns(['platform', 'handle'])
    .execute()
  await schema.createIndex('source_accounts_due').on('source_accounts').columns(['enabled', 'next_poll_at']).execute()
}
