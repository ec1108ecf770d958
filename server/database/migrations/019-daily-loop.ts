import { sql, type ColumnBuilderCallback, type ColumnDataType, type RawBuilder } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Adds runs, schedules, rules, breaks and the saved states of ledgers. Every existing day and note stays in run 1. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const required: ColumnBuilderCallback = (column) => column.notNull()

  async function addColumn(
    table: string,
    column: string,
    type: ColumnDataType | RawBuilder<unknown>,
    build?: ColumnBuilderCallback,
  ) {
    await schema.alterTable(table).addColumn(column, type, build).execute()
  }
  await addColumn('users', 'day_start', 'integer', (column) => column.notNull().defaultTo(3))
  await addColumn('users', 'show_numbers', 'boolean', (column) => column.notNull().defaultTo(true))
  await addColumn('challenges', 'schedule', 'text')
  await addColumn('challenges', 'rules', 'text')
  await addColumn('challenges', 'passes', 'integer')
  await addColumn('user_challenges', 'run', 'integer', (column) => column.notNull().defaultTo(1))
  await addColumn('user_challenges', 'started_on', key)
  await addColumn('user_challenges', 'ended_on', key)
  await addColumn('user_challenges', 'cue', 'text')
  await addColumn('user_challenges', 'terms', 'text')
  await addColumn('user_challenges', 'ledger', 'text')
  await addColumn('user_challenges', 'folded_through', key)

  if (engine === 'postgres') {
    await addColumn('challenge_check_ins', 'run', 'integer', (column) => column.notNull().defaultTo(1))
    await addColumn('challenge_check_ins', 'late', 'boolean', (column) => column.notNull().defaultTo(false))
    await addColumn('challenge_check_ins', 'request_id', key)
    await schema.alterTable('challenge_check_ins').dropConstraint('challenge_check_ins_key').execute()
    await schema
      .alterTable('challenge_check_ins')
      .addPrimaryKeyConstraint('challenge_check_ins_key', ['user_challenge_id', 'run', 'day'])
      .execute()
  } else {
    // SQLite cannot change a primary key. No table refers to this one, so it can be rebuilt.
    await schema
      .createTable('new_check_ins')
      .addColumn('user_challenge_id', key, (column) =>
        column.notNull().references('user_challenges.id').onDelete('cascade'),
      )
      .addColumn('run', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('day', 'integer', required)
      .addColumn('date', key, required)
      .addColumn('late', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('note', 'text')
      .addColumn('created_at', key, required)
      .addColumn('request_id', key)
      .addPrimaryKeyConstraint('challenge_check_ins_key', ['user_challenge_id', 'run', 'day'])
      .addCheckConstraint('day_range', sql`day between 1 and 2147483647`)
      .execute()
    await sql`insert into new_check_ins (user_challenge_id, day, date, note, created_at)
      select user_challenge_id, day, date, note, created_at from challenge_check_ins`.execute(database)
    await schema.dropTable('challenge_check_ins').execute()
    await schema.alterTable('new_check_ins').renameTo('challenge_check_ins').execute()
  }
  await schema
    .createIndex('challenge_check_ins_date')
    .on('challenge_check_ins')
    .columns(['user_challenge_id', 'date'])
    .execute()
  await schema
    .createIndex('challenge_check_ins_request')
    .unique()
    .on('challenge_check_ins')
    .columns(['user_challenge_id', 'request_id'])
    .execute()

  await schema
    .createTable('member_ledgers')
    .addColumn('user_id', key, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('ledger', 'text', required)
    .execute()
  await schema
    .createTable('breaks')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_challenge_id', key, (column) => column.references('user_challenges.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('starts_on', key, required)
    .addColumn('ends_on', key, required)
    .addColumn('created_at', key, required)
    .addColumn('request_id', key)
    .execute()
  await schema.createIndex('breaks_user_id').on('breaks').columns(['user_id', 'ends_on']).execute()
  await schema.createIndex('breaks_request').unique().on('breaks').columns(['user_id', 'request_id']).execute()
  await schema.createIndex('breaks_user_challenge_id').on('breaks').column('user_challenge_id').execute()
  await schema
    .createIndex('forum_replies_created_at')
    .on('forum_replies')
    .columns(['post_id', 'created_at', 'id'])
    .execute()
}
