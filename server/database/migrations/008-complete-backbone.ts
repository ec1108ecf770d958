import type { ColumnBuilderCallback } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Adds what 001-backbone gained after sites had run its first version. Does nothing on any other database. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const tables = await database.introspection.getTables()
  if (tables.some(({ name }) => name === 'forum_replies')) return

  const { schema } = database
  const key = keyType(engine)
  const required: ColumnBuilderCallback = (column) => column.notNull()

  await schema.alterTable('goals').addColumn('completed_at', key).execute()
  await schema.alterTable('goals').addColumn('request_id', key).execute()
  await schema.alterTable('goals').addColumn('toggle_id', key).execute()
  await addRequestKey('goals')

  await schema.alterTable('forum_posts').addColumn('edited_at', key).execute()
  await schema.alterTable('forum_posts').addColumn('deleted_at', key).execute()
  await schema.alterTable('forum_posts').addColumn('request_id', key).execute()
  await addRequestKey('forum_posts')

  await schema.alterTable('journal_entries').addColumn('edited_at', key).execute()
  await schema.alterTable('journal_entries').addColumn('request_id', key).execute()
  await addRequestKey('journal_entries')

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

  await schema
    .createTable('forum_replies')
    .addColumn('id', key, (column) => column.primaryKey())
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

  async function addRequestKey(table: string): Promise<void> {
    const name = `${table}_request`
    const columns = ['user_id', 'request_id']
    if (engine === 'postgres') await schema.alterTable(table).addUniqueConstraint(name, columns).execute()
    // SQLite cannot add a constraint to a table; a unique index does the same.
    else await schema.createIndex(name).unique().on(table).columns(columns).execute()
  }
}
