import { expect, test } from 'vitest'
import { addDays } from '#web/ui/dates.ts'
import { summarizeDays } from './summarize-days.ts'
import type { YearDay } from './year-days.ts'

const listDays = (...states: YearDay['state'][]): YearDay[] =>
  states.map((state, index) => ({ date: addDays('2026-11-01', index), state, isFuture: false, entries: [] }))

test.each([
  [listDays('done', null), '1 day done.'],
  [listDays('done', 'late', 'open'), '2 days done, 1 of them marked late.'],
  [
    listDays('done', 'missed', 'missed', 'rest', 'break', 'done'),
    '2 days done. 2 missed days, 1 rest day, 1 day of a break.',
  ],
  [listDays('missed', 'break', 'break'), '0 days done. 1 missed day, 2 days of breaks.'],
])('counts the days in each state', (days, sentences) => {
  expect(summarizeDays(days).replace(/^November 1.*?2026: /, '')).toBe(sentences)
})

test('is empty without a day', () => {
  expect(summarizeDays([])).toBe('')
})
