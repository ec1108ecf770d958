import { sql } from 'kysely'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { compilePageQuery, type PageRows } from '../../database/page-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { getLimit, maxCursor, type Page } from '../../page.ts'

/** Selects the member's goals, newest first. */
export function listGoals(database: Database, userId: string, page: Page): Promise<PageRows<Row<'goals'>>> {
  return goalsPageQuery(database, { userId, after: page.after ?? maxCursor, limit: getLimit(page) })
}

const goalsPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<{ userId: string; after: string; limit: number }>) =>
    database
      .selectFrom('goals')
      .selectAll()
      .where('user_id', '=', parameter('userId'))
      .where('id', '<', parameter('after'))
      .orderBy('id', 'desc')
      .limit(parameter('limit')),
  { long: { description: 'goals.description', steps: 'goals.steps' }, fitting: 100 },
)

export type GoalTexts = Pick<Row<'goals'>, 'id' | 'title' | 'description' | 'pillar' | 'completed'>

/** Selects what a search of the member looks at, newest first. */
export function listGoalTexts(database: Database, userId: string): Promise<GoalTexts[]> {
  return goalTextsQuery(database, { userId })
}

const goalTextsQuery = compileQuery((database, parameter: QueryParameter<{ userId: string }>) =>
  database
    .selectFrom('goals')
    .select(['id', 'title', 'description', 'pillar', 'completed'])
    .where('user_id', '=', parameter('userId'))
    .orderBy('id', 'desc'),
)

export function findGoal(database: Database, userId: string, id: string): Promise<Row<'goals'> | undefined> {
  return takeFirst(goalByIdQuery(database, { userId, id }))
}

const goalByIdQuery = compileQuery((database, parameter: QueryParameter<{ userId: string; id: string }>) =>
  database.selectFrom('goals').selectAll().where('user_id', '=', parameter('userId')).where('id', '=', parameter('id')),
)

export function insertGoal(tx: Database, row: Row<'goals'>): Promise<Row<'goals'>> {
  return tx.insertInto('goals').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function countGoals(tx: Database, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('goals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

type GoalChange = Partial<Pick<Row<'goals'>, 'title' | 'description' | 'pillar' | 'target_date' | 'steps'>>

export function updateGoal(tx: Database, { userId, id, change }: { userId: string; id: string; change: GoalChange }) {
  return tx
    .updateTable('goals')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function toggleGoal(
  tx: Database,
  { userId, id, now }: { userId: string; id: string; now: string },
): Promise<void> {
  await tx
    .updateTable('goals')
    .set((eb) => ({
      completed: eb.not('completed'),
      completed_at: eb.case().when('completed', '=', sql.lit(true)).then(null).else(now).end(),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteGoal(tx: Database, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('goals')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
