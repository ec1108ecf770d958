import type { Database, Row } from '../../database/tables.ts'

// Every query filters by the owner's id, so that no screen shows a plan to anyone else, not even to an admin. The command
// `npm run admin -- export` includes it.

export function findPlan(database: Database, userId: string): Promise<Row<'bad_day_plans'> | undefined> {
  return database.selectFrom('bad_day_plans').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Inserts the plan or changes some of its sections, in one statement, so that two devices cannot undo each other. */
export function savePlan(
  database: Database,
  empty: Row<'bad_day_plans'>,
  changes: Partial<Row<'bad_day_plans'>>,
): Promise<Row<'bad_day_plans'>> {
  return database
    .insertInto('bad_day_plans')
    .values({ ...empty, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...changes, updated_at: empty.updated_at }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deletePlan(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('bad_day_plans').where('user_id', '=', userId).execute()
}
