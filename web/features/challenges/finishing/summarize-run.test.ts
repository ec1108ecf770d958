import { expect, test } from 'vitest'
import type { CheckIn } from '#contract/challenges.ts'
import { summarizeRun } from './summarize-run.ts'

function createCheckIn(day: number, date: string, fields: Partial<CheckIn> = {}): CheckIn {
  return { run: 2, day, date, late: false, note: null, createdAt: `${date}T08:00:00.000Z`, ...fields }
}

test('counts the days, the calendar days and the notes of one run', () => {
  const summary = summarizeRun(
    [
      createCheckIn(1, '2026-10-01', { run: 1, note: 'An earlier run' }),
      createCheckIn(1, '2026-10-24', { note: 'First' }),
      createCheckIn(2, '2026-10-26', { note: '' }),
      createCheckIn(3, '2026-10-25', { note: 'Marked later', late: true }),
    ],
    2,
  )
  expect(summary).toMatchObject({ days: 3, span: 3, firstDate: '2026-10-24', lastDate: '2026-10-26' })
  expect(summary?.notes.map(({ note }) => note)).toEqual(['First', 'Marked later'])
})

test('counts calendar days across a clock change', () => {
  expect(summarizeRun([createCheckIn(1, '2026-03-28'), createCheckIn(2, '2026-03-30')], 2)?.span).toBe(3)
})

test('returns undefined for a run without check-ins', () => {
  expect(summarizeRun([], 1)).toBeUndefined()
})
