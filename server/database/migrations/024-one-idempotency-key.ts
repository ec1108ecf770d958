import { sql } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** The owner of the rows of each table that stored the key of the request that created a row. */
const owners = {
  goals: 'user_id',
  journal_entries: 'user_id',
  forum_posts: 'user_id',
  forum_replies: 'user_id',
  content_runs: 'user_id',
  breaks: 'user_id',
  reports: 'user_id',
  invitations: 'user_id',
  announcements: 'author_id',
}

/** Stores the id of the created row with each key, instead of the key with each row. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  await schema.alterTable('idempotency_keys').addColumn('created_id', keyType(engine)).execute()
  for (const [table, owner] of Object.entries(owners)) {
    const [created, key] = [sql.table(table), sql.table('idempotency_keys')]
    await sql`update ${key} set created_id = ${created}.id from ${created}
      where ${created}.${sql.ref(owner)} = ${key}.user_id and ${created}.request_id = ${key}.key`.execute(database)
  }
  for (const table of ['challenge_check_ins', 'breaks', 'reports', 'invitations', 'announcements']) {
    await schema.dropIndex(`${table}_request`).execute()
    await schema.alterTable(table).dropColumn('request_id').execute()
  }
  await schema.alterTable('goals').dropColumn('toggle_id').execute()
  await schema.alterTable('social_posts').dropColumn('lock_id').execute()
  // SQLite cannot drop a column with a unique constraint, so these stay empty.
  for (const table of ['goals', 'journal_entries', 'forum_posts', 'forum_replies', 'content_runs'])
    await sql`update ${sql.table(table)} set request_id = null where request_id is not null`.execute(database)
}
