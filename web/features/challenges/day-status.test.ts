import { expect, test } from 'vitest'
import type { Participation } from '#contract/challenges.ts'
import { createParticipation } from '#test/sample-participation.ts'
import { findFillableYesterday, findUndoableDate, getDayStatus, nameNextDay } from './day-status.ts'

const cases: [name: string, fields: Partial<Participation>, status: string][] = [
  ['due on the first day', {}, 'due'],
  ['due when yesterday is still open', { progress: 3, wall: 'ddd', lastMarked: '2026-03-09' }, 'due'],
  ['a gap after missed days', { progress: 3, wall: 'dddm', lastMarked: '2026-03-06' }, 'gap'],
  ['due after an earlier gap', { progress: 4, wall: 'dddmd', lastMarked: '2026-03-10' }, 'due'],
  ['marked, even after missed days', { today: 'done', wall: 'dmd', lastMarked: '2026-03-11' }, 'marked'],
  ['rest on a rest day, even after missed days', { today: 'rest', wall: 'dm', lastMarked: '2026-03-06' }, 'rest'],
  ['rest on a day that the week can do without', { week: { done: 1, rest: true } }, 'rest'],
  ['due on a day that the week needs', { week: { done: 1, rest: false } }, 'due'],
  ['marked on a day that could be left out', { today: 'done', week: { done: 1, rest: true } }, 'marked'],
  ['break in a break', { today: 'break' }, 'break'],
  ['waiting before its first day', { startsOn: '2026-03-16', today: 'rest' }, 'waiting'],
  ['completed', { completed: true, today: 'done' }, 'completed'],
]

test.each(cases)('is %s', (_, fields, status) => {
  expect(getDayStatus(createParticipation(fields))).toBe(status)
})

test('finds yesterday while it can be marked', () => {
  expect(findFillableYesterday(createParticipation({ fillable: ['2026-03-08', '2026-03-10'] }))).toBe('2026-03-10')
  expect(findFillableYesterday(createParticipation({ fillable: ['2026-03-08'] }))).toBeUndefined()
})

test('finds the date of a check-in that was written today, whatever that date is', () => {
  const lastCheckIn = { run: 1, day: 3, date: '2026-03-10', late: true, note: null, createdAt: '2026-03-11T08:00:00Z' }
  const toDate = (instant: string) => instant.slice(0, 10)
  expect(findUndoableDate(createParticipation({ lastCheckIn }), toDate)).toBe('2026-03-10')
  const earlier = { ...lastCheckIn, createdAt: '2026-03-10T08:00:00Z' }
  expect(findUndoableDate(createParticipation({ lastCheckIn: earlier }), toDate)).toBeUndefined()
})

test.each([
  [{ kind: 'daily' as const }, 'Tomorrow'],
  [{ kind: 'weekdays' as const, days: [4] }, 'Tomorrow'],
  [{ kind: 'weekdays' as const, days: [1, 3] }, 'Monday'],
  [{ kind: 'weekdays' as const, days: [3] }, /^(18 March|March 18)$/],
  [{ kind: 'weekly' as const, times: 3 }, 'Next'],
])('names the next day of %o', (schedule, name) => {
  expect(nameNextDay(createParticipation({ schedule }))).toMatch(name)
})
