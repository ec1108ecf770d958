import { sql } from 'kysely'
import { generateId } from '../ids.ts'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Adds ids of round answers, so that members can report them, and the decisions that hide them. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  await schema
    .alterTable('round_answers')
    .addColumn('id', key, (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('round_answers').addColumn('decision_id', key).execute()
  const rows = await database.selectFrom('round_answers').select(['crew_id', 'round_on', 'user_id']).execute()
  for (const { crew_id, round_on, user_id } of rows)
    await sql`update round_answers set id = ${generateId()}
      where crew_id = ${crew_id} and round_on = ${round_on} and user_id = ${user_id}`.execute(database)
  await schema.createIndex('round_answers_id').unique().on('round_answers').column('id').execute()
}
