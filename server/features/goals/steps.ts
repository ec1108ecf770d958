import { z } from 'zod'
import type { GoalStep, updateGoalStep } from '#contract/goals.ts'
import { limits } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { throwGoalNotFound } from './goals.ts'
import { findGoal, updateGoal } from './queries.ts'

type Place = { id: string; stepId: string }

const storedSteps = z.array(z.object({ id: z.string(), title: z.string(), done: z.boolean() }))

export function parseSteps(json: string | null): GoalStep[] {
  return json === null ? [] : storedSteps.parse(JSON.parse(json))
}

/** Adds a step at the end. A retry adds nothing. @throws not-found, and conflict at the limit */
export function addStep(database: Database, actor: Actor, { id, title }: { id: string; title: string }) {
  return transaction(database, async (tx) => {
    const { id: stepId, isRetry } = await claimRequest(tx, actor)
    return changeSteps(tx, { userId: actor.userId, id }, (steps) => {
      if (isRetry) return steps
      if (steps.length >= limits.goalSteps)
        throw refuse('conflict', `A goal has up to ${limits.goalSteps} steps. Remove one first.`)
      return [...steps, { id: stepId, title, done: false }]
    })
  })
}

/** Changes the given fields of a step, so that two tabs can change different steps. @throws not-found */
export function editStep(
  database: Database,
  { userId }: Actor,
  { id, stepId, title, done, position }: Place & z.output<typeof updateGoalStep.body>,
) {
  return transaction(database, (tx) =>
    changeSteps(tx, { userId, id }, (steps) => {
      const before = findStep(steps, stepId)
      const step = { id: stepId, title: title ?? before.title, done: done ?? before.done }
      const others = steps.filter((each) => each !== before)
      return others.toSpliced(position ?? steps.indexOf(before), 0, step)
    }),
  )
}

/** @throws not-found */
export function removeStep(database: Database, { userId }: Actor, { id, stepId }: Place) {
  return transaction(database, (tx) =>
    changeSteps(tx, { userId, id }, (steps) => {
      const step = findStep(steps, stepId)
      return steps.filter((each) => each !== step)
    }),
  )
}

async function changeSteps(
  tx: Database,
  { userId, id }: { userId: string; id: string },
  change: (steps: GoalStep[]) => GoalStep[],
): Promise<Row<'goals'>> {
  await lockRow(tx, 'goals', id)
  const goal = (await findGoal(tx, userId, id)) ?? throwGoalNotFound()
  const steps = change(parseSteps(goal.steps))
  const stored = steps.length ? JSON.stringify(steps) : null
  return (await updateGoal(tx, { userId, id, change: { steps: stored } })) ?? throwGoalNotFound()
}

function findStep(steps: GoalStep[], stepId: string): GoalStep {
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw refuse('not-found', 'Step not found.')
  return step
}
