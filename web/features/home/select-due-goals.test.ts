import { expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { toLocalDate } from '#web/ui/dates.ts'
import { selectDueGoals } from './select-due-goals.ts'

const today = '2026-03-10'
const toMemberDate = (instant: string) => toLocalDate('Europe/Berlin', instant, 3)

function createGoal(id: string, targetDate: string | null, completedAt: string | null = null): Goal {
  const createdAt = '2026-01-01T00:00:00.000Z'
  const texts = { title: id, description: null, pillar: 'physical', userId: 'member' } as const
  return { ...texts, id, targetDate, steps: [], completed: completedAt !== null, completedAt, createdAt }
}

const select = (goals: Goal[]) => selectDueGoals(goals, today, toMemberDate).map(({ id }) => id)

test('lists goals past their date and those of the next week, nearest first', () => {
  const goals = [
    createGoal('soon', '2026-03-14'),
    createGoal('overdue', '2026-03-01'),
    createGoal('today', today),
    createGoal('later', '2026-05-01'),
    createGoal('undated', null),
  ]
  expect(select(goals)).toEqual(['overdue', 'today', 'soon'])
})

test('keeps goals completed today, which lasts until the member’s day ends', () => {
  const goals = [
    createGoal('in the night', today, '2026-03-11T01:30:00.000Z'),
    createGoal('the next morning', today, '2026-03-11T02:30:00.000Z'),
    createGoal('the night before', today, '2026-03-10T01:30:00.000Z'),
  ]
  expect(select(goals)).toEqual(['in the night'])
})
