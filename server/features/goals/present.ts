import type { Goal } from '#contract/goals.ts'
import type { Row } from '../../database/tables.ts'
import { parseSteps } from './steps.ts'

export function presentGoal(row: Row<'goals'>): Goal {
  return {
    id: row.id,
    userId: row.user_id,
    title: row.title,
    description: row.description,
    pillar: row.pillar,
    targetDate: row.target_date,
    steps: parseSteps(row.steps),
    completed: row.completed,
    completedAt: row.completed_at,
    createdAt: row.created_at,
  }
}
