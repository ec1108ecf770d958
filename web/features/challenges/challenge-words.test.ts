import { expect, test } from 'vitest'
import { describeMissedDay, describeRule, describeSchedule, isEasier } from './challenge-words.ts'

test.each([
  [{ kind: 'daily' }, 'Every day'],
  [{ kind: 'weekdays', days: [5, 1, 3] }, 'Monday, Wednesday and Friday'],
  [{ kind: 'weekdays', days: [6, 7] }, 'Saturday and Sunday'],
  [{ kind: 'weekdays', days: [1, 2, 3, 4, 5, 6, 7] }, 'Every day'],
  [{ kind: 'weekly', times: 1 }, 'Once a week'],
  [{ kind: 'weekly', times: 3 }, '3 times a week'],
] as const)('describes the schedule %j', (schedule, words) => {
  expect(describeSchedule('days' in schedule ? { ...schedule, days: [...schedule.days] } : schedule)).toBe(words)
})

test.each([
  [{ kind: 'daily' }, 'A day counts as missed when you haven’t marked it by the end of the next day.'],
  [
    { kind: 'weekdays', days: [1, 3] },
    'One of these days counts as missed when you haven’t marked it by the end of the next day.',
  ],
  [{ kind: 'weekly', times: 1 }, 'A week without a marked day counts as a missed day.'],
  [
    { kind: 'weekly', times: 3 },
    'In a week with fewer than 3 days marked, each day you’re short counts as a missed day.',
  ],
] as const)('says when a day of the schedule %j is missed', (schedule, words) => {
  expect(describeMissedDay('days' in schedule ? { ...schedule, days: [...schedule.days] } : schedule)).toBe(words)
})

test('says plainly what a missed day does under each rule', () => {
  expect(describeRule('flexible', 0)).toBe('A missed day only moves the end date.')
  expect(describeRule('passes', 1)).toContain('You can miss 1 day, ')
  expect(describeRule('passes', 3)).toContain('You can miss 3 days, ')
  for (const rule of ['passes', 'strict'] as const)
    expect(describeRule(rule, 3)).toContain('starts the challenge over at day 1')
})

test('knows which rule is easier', () => {
  expect(isEasier('flexible', 'strict')).toBe(true)
  expect(isEasier('strict', 'passes')).toBe(false)
  expect(isEasier('passes', 'passes')).toBe(false)
})
