import { sql, type ColumnBuilderCallback } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const required: ColumnBuilderCallback = (column) => column.notNull()
  const counter: ColumnBuilderCallback = (column) => column.notNull().defaultTo(0)

  await schema
    .createTable('content_runs')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', key, required)
    .addColumn('input', 'text', required)
    .addColumn('provider', 'text', required)
    .addColumn('model', 'text')
    .addColumn('status', key, required)
    .addColumn('writing', 'text')
    .addColumn('input_tokens', 'integer', counter)
    .addColumn('output_tokens', 'integer', counter)
    .addColumn('error', 'text')
    .addColumn('user_id', key, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('request_id', key)
    .addColumn('lease_id', key)
    .addColumn('lease_ends_at', key)
    .addColumn('revision', 'integer', counter)
    .addColumn('created_at', key, required)
    .addColumn('ended_at', key)
    .addUniqueConstraint('content_runs_request', ['user_id', 'request_id'])
    .addCheckConstraint(
      'content_runs_counts',
      sql`input_tokens between 0 and 2147483647 and output_tokens between 0 and 2147483647`,
    )
    .execute()
  // Only one run of a kind at a time, across all processes.
  await sql`create unique index content_runs_running on content_runs (kind) where status = 'running'`.execute(database)

  await schema
    .createTable('content_run_items')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('run_id', key, (column) => column.notNull().references('content_runs.id').onDelete('cascade'))
    .addColumn('slot', 'integer', required)
    .addColumn('piece', key, required)
    .addColumn('piece_id', key)
    .addColumn('pillar', key, required)
    .addColumn('title', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('library_key', key)
    .addColumn('revision', 'integer', counter)
    .addColumn('created_at', key, required)
    .addUniqueConstraint('content_run_items_slot', ['run_id', 'slot'])
    .addCheckConstraint('content_run_items_slot_range', sql`slot between 0 and 2147483647`)
    .execute()
}
