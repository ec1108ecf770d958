import { sql } from 'kysely'
import type { Database } from '../tables.ts'
import { bytesType, keyType, type MigrationContext } from './migration.ts'

/** Adds pictures of discussions and replies. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  await schema
    .createTable('forum_pictures')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('post_id', key, (column) => column.references('forum_posts.id').onDelete('cascade'))
    .addColumn('reply_id', key, (column) => column.references('forum_replies.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('bytes', bytesType(engine), (column) => column.notNull())
    .execute()
  await schema.createIndex('forum_pictures_user_id').on('forum_pictures').columns(['user_id', 'id']).execute()
  for (const column of ['post_id', 'reply_id'])
    await sql`create index ${sql.ref(`forum_pictures_${column}`)} on forum_pictures (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      database,
    )
  await sql`create index forum_pictures_unattached on forum_pictures (created_at) where post_id is null and reply_id is null`.execute(
    database,
  )
}
