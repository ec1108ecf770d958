import type { Pillar } from '#contract/pillars.ts'
import { isPillar } from '#web/pillars/pillars.ts'

type GoalValues = { title: string; description: string; pillar: Pillar; targetDate: string }
type GoalInput = { title?: string | null; description?: string | null; pillar?: string; targetDate?: string | null }

export function toGoalValues({ title, description, pillar, targetDate }: GoalInput = {}): GoalValues {
  return {
    title: title ?? '',
    description: description ?? '',
    pillar: isPillar(pillar) ? pillar : 'purpose',
    targetDate: targetDate ?? '',
  }
}
