import * as calls from '#contract/bad-day-plan.ts'
import { serve } from '../../http/serve.ts'
import { presentPlan } from './bad-day-plan-present.ts'
import { deletePlan } from './bad-day-plan-queries.ts'
import { findBadDayPlan, updatePlan } from './bad-day-plan.ts'

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
