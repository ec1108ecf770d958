import { sql, type ColumnBuilderCallback, type ColumnDataType, type RawBuilder } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/**
 * Adds what an admin writes: drafts, edits, versions of joined challenges and hidden items. Adds starts on a date, which
 * members share.
 */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const required: ColumnBuilderCallback = (column) => column.notNull()
  const primary: ColumnBuilderCallback = (column) => column.primaryKey()
  const one: ColumnBuilderCallback = (column) => column.notNull().defaultTo(1)
  const ofChallenge: ColumnBuilderCallback = (column) =>
    column.notNull().references('challenges.id').onDelete('cascade')
  const formerMember: ColumnBuilderCallback = (column) => column.references('users.id').onDelete('set null')
  async function addColumn(
    table: string,
    column: string,
    type: ColumnDataType | RawBuilder<unknown>,
    build?: ColumnBuilderCallback,
  ) {
    await schema.alterTable(table).addColumn(column, type, build).execute()
  }

  await addColumn('challenges', 'subtitle', 'text')
  await addColumn('challenges', 'version', 'integer', one)
  for (const table of ['challenges', 'resources']) {
    await addColumn(table, 'revision', 'integer', one)
    await addColumn(table, 'hidden_at', key)
    await addColumn(table, 'safety_corrected_at', key)
  }

  await schema
    .createTable('challenge_versions')
    .addColumn('challenge_id', key, ofChallenge)
    .addColumn('version', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('subtitle', 'text')
    .addColumn('description', 'text', required)
    .addColumn('promise', 'text')
    .addColumn('finish_line', 'text')
    .addColumn('pillar', 'text', required)
    .addColumn('duration', 'integer', required)
    .addColumn('difficulty', 'text', required)
    .addColumn('plan', 'text')
    .addColumn('schedule', 'text')
    .addColumn('rules', 'text')
    .addColumn('passes', 'integer')
    .addColumn('sources', 'text')
    .addColumn('safety_corrected_at', key)
    .addColumn('created_at', key, required)
    .addPrimaryKeyConstraint('challenge_versions_key', ['challenge_id', 'version'])
    .addCheckConstraint('version_range', sql`version between 1 and 2147483647`)
    .addCheckConstraint('duration_range', sql`duration between 1 and 2147483647`)
    .execute()

  await schema
    .createTable('challenge_starts')
    .addColumn('id', key, primary)
    .addColumn('challenge_id', key, ofChallenge)
    .addColumn('user_id', key, formerMember)
    .addColumn('starts_on', key, required)
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('challenge_starts_challenge_id').on('challenge_starts').column('challenge_id').execute()
  await schema.createIndex('challenge_starts_user_id').on('challenge_starts').column('user_id').execute()

  await addColumn('user_challenges', 'version', 'integer', one)
  await addColumn('user_challenges', 'start_id', key, (column) =>
    column.references('challenge_starts.id').onDelete('set null'),
  )
  await sql`create index user_challenges_start_id on user_challenges (start_id) where start_id is not null`.execute(
    database,
  )

  await schema
    .createTable('written_drafts')
    .addColumn('id', key, primary)
    .addColumn('kind', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('edits_id', key)
    .addColumn('base_revision', 'integer')
    .addColumn('author_id', key, formerMember)
    .addColumn('revision', 'integer', one)
    .addColumn('publish_at', key)
    .addColumn('publish_error', 'text')
    .addColumn('created_at', key, required)
    .addColumn('updated_at', key, required)
    .addCheckConstraint('revision_range', sql`revision between 1 and 2147483647`)
    .execute()
  await schema.createIndex('written_drafts_author_id').on('written_drafts').column('author_id').execute()
  await sql`create index written_drafts_publish_at on written_drafts (publish_at) where publish_at is not null`.execute(
    database,
  )

  await addColumn('library_items', 'pending_safety', 'text')
  await addColumn('content_run_items', 'left_out', 'text')
}
