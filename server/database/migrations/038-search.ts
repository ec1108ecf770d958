import { sql, type ColumnBuilderCallback } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/**
 * Adds the index of discussions and replies, how far the posts of an earlier version are in it, and the folded name by
 * which search finds a member who allows it.
 */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  // SQLite removes the words of deleted posts a few at a time, because that takes several milliseconds for each.
  const ofPost =
    (table: string): ColumnBuilderCallback =>
    (column) =>
      column.references(`${table}.id`).onDelete(engine === 'postgres' ? 'cascade' : 'set null')

  await schema
    .createTable('search_entries')
    .$call((table) =>
      engine === 'postgres'
        ? table.addColumn('id', key, (column) => column.primaryKey())
        : table
            .addColumn('slot', 'integer', (column) => column.primaryKey())
            .addColumn('id', key, (column) => column.notNull().unique()),
    )
    .addColumn('post_id', key, ofPost('forum_posts'))
    .addColumn('reply_id', key, ofPost('forum_replies'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('words', engine === 'postgres' ? sql`tsvector` : 'text', (column) => column.notNull())
    .execute()
  for (const column of ['post_id', 'reply_id'])
    await sql`create index ${sql.ref(`search_entries_${column}`)} on search_entries (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      database,
    )
  if (engine === 'postgres') {
    // Without a list of pending entries, which every search would have to read.
    await sql`create index search_entries_words on search_entries using gin (words) with (fastupdate = off)`.execute(
      database,
    )
  } else {
    await sql`create index search_entries_of_deleted on search_entries (slot) where post_id is null and reply_id is null`.execute(
      database,
    )
    await sql`create virtual table search_index using fts5(words, content='search_entries', content_rowid='slot', tokenize='ascii', detail=none, columnsize=0, prefix='2 3 4 5 6')`.execute(
      database,
    )
    await sql`insert into search_index (search_index, rank) values ('secure-delete', 1)`.execute(database)
    await sql`create trigger search_entries_insert after insert on search_entries begin
      insert into search_index (rowid, words) values (new.slot, new.words); end`.execute(database)
    await sql`create trigger search_entries_delete after delete on search_entries begin
      insert into search_index (search_index, rowid, words) values ('delete', old.slot, old.words); end`.execute(
      database,
    )
  }

  await schema
    .createTable('search_progress')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('posts_before', key)
    .addColumn('replies_before', key)
    .execute()
  await sql`insert into search_progress (id, version) values ('posts', 0)`.execute(database)

  await sql`create index users_suspended on users (id) where suspended_at is not null`.execute(database)
  await schema.alterTable('profiles').addColumn('findable_name', key).execute()
  await sql`create index profiles_findable_name on profiles (findable_name) where findable_name is not null`.execute(
    database,
  )
}
