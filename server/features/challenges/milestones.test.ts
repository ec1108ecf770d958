import { expect, test } from 'vitest'
import type { Pillar } from '#contract/pillars.ts'
import { findMilestone } from './milestones.ts'

type Options = { finished?: Pillar; hasFinishedToday?: boolean }

/** @param earlier dates marked before today. @param today dates of the marks of today; the last one is the mark */
function find(earlier: number, today: string[], { finished, hasFinishedToday = false }: Options = {}) {
  const marks = today.map((date) => ({ date, isToday: true }))
  return findMilestone({ finalDays: earlier, marks, finished: finished ?? null, hasFinishedToday })
}

test.each([7, 30, 100, 365])('is reached by the mark that makes it %i days', (days) => {
  expect(find(days - 2, ['today'])).toBeNull()
  expect(find(days - 1, ['today'])).toEqual({ kind: 'days', days })
  expect(find(days, ['today'])).toBeNull()
})

test.each([
  ['a second challenge on the same date', 6, ['today', 'today'], null],
  ['a late mark after today’s mark', 6, ['today', 'yesterday'], null],
  ['a late mark that makes it seven', 6, ['yesterday'], { kind: 'days', days: 7 }],
  ['today’s mark after a late mark that made it seven', 6, ['yesterday', 'today'], null],
  ['today’s mark after a late mark that made it six', 5, ['yesterday', 'today'], { kind: 'days', days: 7 }],
])('of %s is %#', (_, earlier, today, expected) => {
  expect(find(earlier, today)).toEqual(expected)
})

test('counts a date once that was already marked before today', () => {
  const marks = [
    { date: 'yesterday', isToday: false },
    { date: 'yesterday', isToday: true },
  ]
  expect(findMilestone({ finalDays: 6, marks, finished: null, hasFinishedToday: false })).toBeNull()
})

test.each([
  [7, 'finish'],
  [30, 'finish'],
  [100, 'days'],
  [365, 'days'],
])('is the rarer one of %i days and a first finish', (days, kind) => {
  expect(find(days - 1, ['today'], { finished: 'career' })?.kind).toBe(kind)
})

test('is only one each day', () => {
  expect(find(6, ['today', 'today'], { finished: 'career' }), 'seven days came first').toBeNull()
  expect(find(6, ['yesterday'], { hasFinishedToday: true }), 'a first finish came first').toBeNull()
  expect(find(12, ['today', 'today'], { finished: 'career' })).toEqual({ kind: 'finish', pillar: 'career' })
})
