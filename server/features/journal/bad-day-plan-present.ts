import type { BadDayPlan } from '#contract/bad-day-plan.ts'
import type { Row } from '../../database/tables.ts'

export const noSections = { signs: '', alone: '', company: '', people: '', services: '', safety: '', reasons: '' }

export function presentPlan(row: Row<'bad_day_plans'> | undefined): BadDayPlan {
  if (!row) return { ...noSections, updatedAt: null }
  const { user_id: _userId, updated_at: updatedAt, ...sections } = row
  return { ...sections, updatedAt }
}
