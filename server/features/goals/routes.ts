import * as calls from '#contract/goals.ts'
import { answerPage } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { pageOf } from '../../page.ts'
import { changeGoal, deleteGoal, setGoal, toggleGoal } from './goals.ts'
import { presentGoal } from './present.ts'
import { goalsOf } from './queries.ts'

export const goalRoutes = [
  serve(calls.listGoals, async ({ database, user, query }) => {
    const page = pageOf(query)
    return answerPage(await goalsOf(database, user.id, page), page, presentGoal)
  }),
  serve(calls.createGoal, async ({ database, actor, body }) => {
    const goal = await setGoal(database, actor, body)
    return presentGoal(goal)
  }),
  serve(calls.updateGoal, async ({ database, user, params, body }) =>
    presentGoal(await changeGoal(database, user.id, params.id, body)),
  ),
  serve(calls.toggleGoal, async ({ database, actor, params }) => {
    return presentGoal(await toggleGoal(database, actor, params.id))
  }),
  serve(calls.deleteGoal, async ({ database, user, params }) => {
    await deleteGoal(database, user.id, params.id)
    return { deleted: true as const }
  }),
]
