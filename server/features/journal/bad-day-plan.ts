import type { BadDayPlan } from '#contract/bad-day-plan.ts'
import type { PlanSection } from '#contract/plan-sections.ts'
import type { Actor } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'
import { noSections, presentPlan } from './bad-day-plan-present.ts'
import { findPlan, savePlan } from './bad-day-plan-queries.ts'

export async function findBadDayPlan(database: Database, userId: string): Promise<BadDayPlan> {
  return presentPlan(await findPlan(database, userId))
}

/** Changes the sections that are given and keeps the others. Without any, it creates no plan. */
export async function updatePlan(
  database: Database,
  { userId, now }: Actor,
  sections: { [Section in PlanSection]?: string | undefined },
): Promise<Row<'bad_day_plans'> | undefined> {
  const changes = Object.fromEntries(Object.entries(sections).filter(([, text]) => text !== undefined))
  if (Object.keys(changes).length === 0) return findPlan(database, userId)
  return savePlan(database, { ...noSections, user_id: userId, updated_at: now.toISOString() }, changes)
}
