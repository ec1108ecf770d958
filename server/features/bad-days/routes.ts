import * as calls from '#contract/bad-day-plan.ts'
import { serve } from '../../http/serve.ts'
import { findBadDayPlan, updatePlan } from './plan.ts'
import { presentPlan } from './present.ts'
import { deletePlan } from './queries.ts'

export const badDayPlanRoutes = [
  serve(calls.getBadDayPlan, ({ database, user }) => findBadDayPlan(database, user.id)),
  serve(calls.updateBadDayPlan, async ({ database, actor, body }) =>
    presentPlan(await updatePlan(database, actor, body)),
  ),
  serve(calls.deleteBadDayPlan, async ({ database, user }) => {
    await deletePlan(database, user.id)
    return presentPlan(undefined)
  }),
]
