import { expect, test } from 'vitest'
import { layOutYear } from './lay-out-year.ts'

function listDates(year: number): string[] {
  const length = year % 4 === 0 ? 366 : 365
  return Array.from({ length }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10))
}

test.each([
  [2026, 14, 26],
  [2026, 28, 13],
  [2028, 14, 26],
  [2028, 28, 13],
])('divides %d into full courses of about %d days', (year, perCourse, courses) => {
  const { lengths } = layOutYear(listDates(year), perCourse)
  expect(lengths).toHaveLength(courses)
  expect(lengths.reduce((sum, length) => sum + length)).toBe(year === 2028 ? 366 : 365)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
})

test.each([14, 28])('names each month once, with about %d days per course', (perCourse) => {
  for (const year of [2026, 2028])
    expect(layOutYear(listDates(year), perCourse).labels.filter(Boolean)).toEqual(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    )
})
