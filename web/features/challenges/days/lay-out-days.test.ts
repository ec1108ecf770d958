import { describe, expect, test } from 'vitest'
import { addDays } from '#web/ui/dates.ts'
import { layOutDays, selectDays } from './lay-out-days.ts'
import type { YearDay } from './year-days.ts'

const today = '2026-11-26'

function listDays(from: string, to = today): YearDay[] {
  const length = (Date.parse(to) - Date.parse(from)) / 864e5 + 1
  return Array.from({ length }, (_, index) => {
    const date = addDays(from, index)
    return { date, state: 'done', isFuture: date > today, entries: [] }
  })
}

function select(firstDate: string, days = listDays(addDays(today, -365)), isYear = false): string[] {
  return selectDays(days, { firstDate, isYear }).map(({ date }) => date)
}

describe('the selected days', () => {
  test.each([
    ['2026-11-24', 3],
    ['2026-10-28', 30],
    ['2025-11-27', 365],
    ['2025-11-26', 366],
  ])('begin with the first day, %s', (firstDate, count) => {
    const dates = select(firstDate)
    expect([dates[0], dates.length]).toEqual([firstDate, count])
  })

  test('begin with a complete course of a longer history, and keep its days in their places', () => {
    const starts = Array.from({ length: 14 }, (_, day) => {
      const dates = select(addDays('2024-03-01', day))
      expect(dates.length).toBeGreaterThan(365 - 14)
      return (Date.parse(dates[0] ?? '') - Date.parse(addDays('2024-03-01', day))) / 864e5 / 14
    })
    expect(starts.every(Number.isInteger)).toBe(true)
  })

  test('are those of a whole year, but none before the first day and none to come', () => {
    expect(select('2024-03-01', listDays('2025-01-01', '2025-12-31'), true)).toHaveLength(365)
    expect(select('2025-12-30', listDays('2025-01-01', '2025-12-31'), true)).toEqual(['2025-12-30', '2025-12-31'])
    expect(select('2024-03-01', listDays('2026-01-01', '2026-12-31'), true).at(-1)).toBe(today)
  })
})

test('divides days into courses of 14 and fills the last one up', () => {
  const { courses, labels } = layOutDays(listDays('2026-10-28'))
  expect(courses.map((course) => course.map((day) => day?.date.slice(-2) ?? '-').join(' '))).toEqual([
    '28 29 30 31 01 02 03 04 05 06 07 08 09 10',
    '11 12 13 14 15 16 17 18 19 20 21 22 23 24',
    '25 26 - - - - - - - - - - - -',
  ])
  expect(labels).toEqual(['Nov', '', ''])
})

test('names each month of a year once', () => {
  for (const year of [2024, 2025])
    expect(layOutDays(listDays(`${year}-01-01`, `${year}-12-31`)).labels.filter(Boolean)).toEqual(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    )
})
