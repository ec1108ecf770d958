import type { z } from 'zod'
import type { goalForm } from '#contract/goals.ts'
import { perMemberLimits } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { publishCrews } from '../../crew-events.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { listCrewmatesWhoSeeGoal } from '../../database/visibility.ts'
import { refuse } from '../../errors.ts'
import { listConnectedMembers } from '../../events.ts'
import { claimRequest } from '../../idempotency.ts'
import * as queries from './queries.ts'
import { toTargetDate } from './target-date.ts'

type GoalForm = z.output<typeof goalForm>

/** Adds a goal. A retry returns the goal of the first request. @throws conflict at the member's limit */
export function createGoal(database: Database, actor: Actor, form: GoalForm): Promise<Row<'goals'>> {
  const { userId, now } = actor
  return transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    const earlier = isRetry && (await queries.findGoal(tx, userId, id))
    if (earlier) return earlier
    const goal = await queries.insertGoal(tx, {
      id,
      user_id: userId,
      title: form.title,
      description: form.description || null,
      pillar: form.pillar,
      target_date: toTargetDate(form.targetDate, actor.timeZone),
      steps: null,
      completed: false,
      completed_at: null,
      created_at: now.toISOString(),
    })
    if ((await queries.countGoals(tx, userId)) > perMemberLimits.goals) {
      throw refuse(
        'conflict',
        `You have ${perMemberLimits.goals.toLocaleString('en')} goals, which is the limit. Delete one first.`,
      )
    }
    return goal
  })
}

/** Updates the given fields of a goal. @throws not-found when it is not the member's */
export async function editGoal(
  database: Database,
  { userId, timeZone }: Actor,
  id: string,
  form: Partial<GoalForm>,
): Promise<Row<'goals'>> {
  const change = {
    ...(form.title !== undefined && { title: form.title }),
    ...(form.description !== undefined && { description: form.description || null }),
    ...(form.pillar !== undefined && { pillar: form.pillar }),
    ...(form.targetDate !== undefined && { target_date: toTargetDate(form.targetDate, timeZone) }),
  }
  if (Object.keys(change).length === 0) return (await queries.findGoal(database, userId, id)) ?? throwGoalNotFound()
  return changeGoal(
    database,
    { userId, id },
    async (tx) => (await queries.updateGoal(tx, { userId, id, change })) ?? throwGoalNotFound(),
  )
}

/** Toggles whether a goal is completed. A retry changes nothing. @throws not-found */
export function toggleGoal(database: Database, actor: Actor, id: string): Promise<Row<'goals'>> {
  const { userId, now } = actor
  return changeGoal(database, { userId, id }, async (tx) => {
    const { isRetry } = await claimRequest(tx, actor)
    if (!isRetry) await queries.toggleGoal(tx, { userId, id, now: now.toISOString() })
    return (await queries.findGoal(tx, userId, id)) ?? throwGoalNotFound()
  })
}

/** @throws not-found when it is not the member's */
export async function deleteGoal(database: Database, userId: string, id: string): Promise<void> {
  await changeGoal(database, { userId, id }, async (tx) => {
    if (!(await queries.deleteGoal(tx, { userId, id }))) throwGoalNotFound()
  })
}

/** Changes a goal, and tells those who see it in a crew. */
async function changeGoal<T>(
  database: Database,
  { userId, id }: { userId: string; id: string },
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const isOther = (each: string) => each !== userId
  const { result, crewmates } = await transaction(database, async (tx) => ({
    // Read before a deletion, and most often there is nobody to tell.
    crewmates: listConnectedMembers(database).some(isOther) ? await listCrewmatesWhoSeeGoal(tx, id) : [],
    result: await change(tx),
  }))
  publishCrews(database, crewmates.filter(isOther))
  return result
}

export function throwGoalNotFound(): never {
  throw refuse('not-found', 'Goal not found.')
}
