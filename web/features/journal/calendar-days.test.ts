import { expect, test } from 'vitest'
import { getMonthBefore, getMonthWeeks, getNextMonth, getWeek } from './calendar-days.ts'

test.each([
  ['2026-03-10', '2026-02-10'],
  ['2026-03-31', '2026-02-28'],
  ['2024-03-30', '2024-02-29'],
  ['2026-12-31', '2026-11-30'],
  ['2026-01-05', '2025-12-05'],
])('finds the day a month before %s, or the last of a shorter month', (date, before) => {
  expect(getMonthBefore(date)).toBe(before)
})

test('counts weeks from Monday', () => {
  expect([getWeek('2026-03-09')[0], getWeek('2026-03-15')[0]]).toEqual(['2026-03-09', '2026-03-09'])
  expect(getWeek('2026-03-11').at(-1)).toBe('2026-03-15')
})

test('shows the whole weeks of a month', () => {
  const weeks = getMonthWeeks('2026-02-14')
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-01-26', '2026-03-01'])
  expect(getMonthWeeks('2027-02-10')).toHaveLength(4)
  expect(getNextMonth('2026-12-31')).toBe('2027-01-01')
})
