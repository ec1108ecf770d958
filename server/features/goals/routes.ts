import * as calls from '#contract/goals.ts'
import { answerPage, pageOf } from '../../http/cursor.ts'
import { serve } from '../../http/serve.ts'
import { presentGoal } from './present.ts'
import { goalsOf } from './queries.ts'

export const goalRoutes = [
  serve(calls.listGoals, async ({ database, user, query }) => {
    const page = pageOf(query)
    return answerPage(await goalsOf(database, user.id, page), page, presentGoal)
  }),
]
