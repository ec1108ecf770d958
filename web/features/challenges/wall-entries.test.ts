import { expect, test, vi } from 'vitest'
import type { CheckIn } from '#contract/challenges.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })
const { listWallEntries } = await import('./wall-entries.ts')

const mark = (day: number, date: string, fields?: Partial<CheckIn>): CheckIn => ({
  run: 1,
  day,
  date,
  late: false,
  note: null,
  createdAt: `${date}T10:00:00.000Z`,
  ...fields,
})

test('describes each day with its date, whether it was marked late, and its note', () => {
  const entries = listWallEntries(
    'dl',
    [mark(1, '2026-11-20'), mark(2, '2026-11-21', { late: true, note: 'It rained.' })],
    '2026-11-22',
  )
  expect(entries.map(({ label }) => label)).toEqual([
    'Day 1, November 20',
    'Day 2, November 21, marked late: It rained.',
  ])
})

test('puts a day that was marked after a later one in the order of the dates, with its own number', () => {
  const entries = listWallEntries('ld', [mark(1, '2026-11-21'), mark(2, '2026-11-20', { late: true })], '2026-11-22')
  expect(entries.map(({ brick, title }) => [brick, title])).toEqual([
    [0, 'Day 2'],
    [1, 'Day 1'],
  ])
})

test('names the missed days of a gap, also at the end', () => {
  const checkIns = [mark(1, '2026-11-10'), mark(2, '2026-11-13')]
  const entries = listWallEntries('dmdm', checkIns, '2026-11-20', { from: '2026-11-10', states: 'dmmdmrmoo-' })
  expect(entries.map(({ brick, isGap, label }) => [brick, isGap ?? false, label.replaceAll('\u2009', ' ')])).toEqual([
    [0, false, 'Day 1, November 10'],
    [0, true, 'Missed, November 11 – 12, 2026'],
    [1, false, 'Day 2, November 13'],
    [1, true, 'Missed, 2 days, November 14 – 16, 2026'],
  ])
})

test('shows a gap before its dates are loaded', () => {
  expect(listWallEntries('dm', [mark(1, '2026-11-10')], '2026-11-20').at(-1)).toMatchObject({
    isGap: true,
    label: 'Missed',
  })
})

test('adds the year to a date of another year', () => {
  expect(listWallEntries('d', [mark(1, '2025-12-30')], '2026-01-02')[0]?.text).toBe('December 30, 2025')
})
