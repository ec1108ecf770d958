import { expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { activeGoals, completedGoals, dueOn } from './goal-dates.ts'

const goal = (title: string, given: Partial<Goal>): Goal => ({
  id: title,
  userId: 'man',
  title,
  description: null,
  pillar: 'purpose',
  targetDate: null,
  completed: false,
  completedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  ...given,
})
const titles = (goals: Goal[]) => goals.map(({ title }) => title)

test.each([
  ['2026-03-09', 'overdue', -1],
  ['2026-03-10', 'soon', 0],
  ['2026-03-17', 'soon', 7],
  ['2026-03-18', 'later', 8],
  ['2027-03-10', 'later', 365],
])('on 10 March a goal for %s is %s', (targetDate, state, days) => {
  expect(dueOn(targetDate, '2026-03-10')).toEqual({ state, days })
})

test('days are counted on the calendar, over the nights when clocks change', () => {
  expect(dueOn('2026-03-30', '2026-03-28').days).toBe(2)
  expect(dueOn('2026-10-26', '2026-10-24').days).toBe(2)
})

test('the nearest date comes first, and goals without one keep their order at the end', () => {
  const goals = [
    goal('none', {}),
    goal('june', { targetDate: '2026-06-01' }),
    goal('also none', {}),
    goal('may', { targetDate: '2026-05-31' }),
    goal('done', { completed: true }),
  ]
  expect(titles(activeGoals(goals))).toEqual(['may', 'june', 'none', 'also none'])
})

test('the goal completed last comes first', () => {
  const at = (completedAt: string) => ({ completed: true, completedAt })
  const goals = [
    goal('first', at('2026-03-01T08:00:00.000Z')),
    goal('active', {}),
    goal('last', at('2026-03-02T08:00:00.000Z')),
  ]
  expect(titles(completedGoals(goals))).toEqual(['last', 'first'])
})
