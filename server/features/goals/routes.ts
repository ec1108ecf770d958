import * as calls from '#contract/goals.ts'
import { respondWithRows } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { editGoal, deleteGoal, createGoal, toggleGoal } from './goals.ts'
import { presentGoal } from './present.ts'
import { listGoals } from './queries.ts'
import { addStep, editStep, removeStep } from './steps.ts'

export const goalRoutes = [
  serve(calls.listGoals, async ({ database, user, query }) => {
    const page = parsePage(query)
    return respondWithRows(await listGoals(database, user.id, page), presentGoal)
  }),
  serve(calls.createGoal, async ({ database, actor, body }) => {
    const goal = await createGoal(database, actor, body)
    return presentGoal(goal)
  }),
  serve(calls.updateGoal, async ({ database, actor, params, body }) =>
    presentGoal(await editGoal(database, actor, params.id, body)),
  ),
  serve(calls.toggleGoal, async ({ database, actor, params }) => {
    return presentGoal(await toggleGoal(database, actor, params.id))
  }),
  serve(calls.deleteGoal, async ({ database, user, params }) => {
    await deleteGoal(database, user.id, params.id)
    return { deleted: true as const }
  }),
  serve(calls.addGoalStep, async ({ database, actor, params, body }) =>
    presentGoal(await addStep(database, actor, { ...params, ...body })),
  ),
  serve(calls.updateGoalStep, async ({ database, actor, params, body }) =>
    presentGoal(await editStep(database, actor, { ...params, ...body })),
  ),
  serve(calls.deleteGoalStep, async ({ database, actor, params }) =>
    presentGoal(await removeStep(database, actor, params)),
  ),
]
