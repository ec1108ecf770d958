import { expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { groupActiveGoals, sortCompletedGoals, getDueStatus } from './goal-dates.ts'

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
  ['2026-03-09', 'past', -1],
  ['2026-03-10', 'soon', 0],
  ['2026-03-24', 'soon', 14],
  ['2026-03-25', 'later', 15],
  ['2027-03-10', 'later', 365],
])('treats a goal due on %s as %s on 10 March 2026', (targetDate, state, days) => {
  expect(getDueStatus(targetDate, '2026-03-10')).toEqual({ state, days })
})

test('counts calendar days across a clock change', () => {
  expect(getDueStatus('2026-03-30', '2026-03-28').days).toBe(2)
  expect(getDueStatus('2026-10-26', '2026-10-24').days).toBe(2)
})

const groupTitles = (goals: Goal[], places = new Map<string, Goal>()) =>
  groupActiveGoals(goals, '2026-03-10', places).map((group) => [group.section, getTitles(group.goals)])

test('groups active goals by date, nearest first, and leaves out empty sections', () => {
  const goals = [
    createGoal('none', {}),
    createGoal('june', { targetDate: '2026-06-01' }),
    createGoal('yesterday', { targetDate: '2026-03-09' }),
    createGoal('also none', {}),
    createGoal('may', { targetDate: '2026-05-31' }),
    createGoal('last year', { targetDate: '2025-03-09' }),
    createGoal('done', { completed: true }),
  ]
  expect(groupTitles(goals)).toEqual([
    ['later', ['may', 'june']],
    ['past', ['last year', 'yesterday']],
    ['undated', ['none', 'also none']],
  ])
})

test('lists a goal where it was while it is kept in place', () => {
  const before = createGoal('may', { targetDate: '2026-05-31' })
  const after = { ...before, completed: true, completedAt: '2026-03-10T08:00:00.000Z' }
  const places = new Map([[before.id, before]])
  expect(groupActiveGoals([after], '2026-03-10', places)).toEqual([{ section: 'later', goals: [after] }])
  expect(sortCompletedGoals([after], places)).toEqual([])
  expect(groupTitles([after])).toEqual([])
})

test('sorts completed goals by completion time, latest first', () => {
  const completedOn = (completedAt: string) => ({ completed: true, completedAt })
  const goals = [
    createGoal('first', completedOn('2026-03-01T08:00:00.000Z')),
    createGoal('active', {}),
    createGoal('last', completedOn('2026-03-02T08:00:00.000Z')),
  ]
  expect(getTitles(sortCompletedGoals(goals, new Map()))).toEqual(['last', 'first'])
})
