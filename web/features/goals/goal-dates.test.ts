import { expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { sortActiveGoals, sortCompletedGoals, getDueStatus } from './goal-dates.ts'

const createGoal = (title: string, overrides: Partial<Goal>): Goal => ({
  id: title,
  userId: 'member',
  title,
  description: null,
  pillar: 'purpose',
  targetDate: null,
  steps: [],
  completed: false,
  completedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  ...overrides,
})
const getTitles = (goals: Goal[]) => goals.map(({ title }) => title)

test.each([
  ['2026-03-09', 'overdue', -1],
  ['2026-03-10', 'soon', 0],
  ['2026-03-17', 'soon', 7],
  ['2026-03-18', 'later', 8],
  ['2027-03-10', 'later', 365],
])('treats a goal due on %s as %s on 10 March 2026', (targetDate, state, days) => {
  expect(getDueStatus(targetDate, '2026-03-10')).toEqual({ state, days })
})

test('counts calendar days across a clock change', () => {
  expect(getDueStatus('2026-03-30', '2026-03-28').days).toBe(2)
  expect(getDueStatus('2026-10-26', '2026-10-24').days).toBe(2)
})

test('sorts active goals by date and keeps goals without a date last, in order', () => {
  const goals = [
    createGoal('none', {}),
    createGoal('june', { targetDate: '2026-06-01' }),
    createGoal('also none', {}),
    createGoal('may', { targetDate: '2026-05-31' }),
    createGoal('done', { completed: true }),
  ]
  expect(getTitles(sortActiveGoals(goals))).toEqual(['may', 'june', 'none', 'also none'])
})

test('sorts completed goals by completion time, latest first', () => {
  const completedOn = (completedAt: string) => ({ completed: true, completedAt })
  const goals = [
    createGoal('first', completedOn('2026-03-01T08:00:00.000Z')),
    createGoal('active', {}),
    createGoal('last', completedOn('2026-03-02T08:00:00.000Z')),
  ]
  expect(getTitles(sortCompletedGoals(goals))).toEqual(['last', 'first'])
})
