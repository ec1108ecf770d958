import { expect, test } from 'vitest'
import { divideIntoCourses, layOutCourses } from './wall-layout.ts'

const totals = Array.from({ length: 366 }, (_, index) => index + 1)

test.each([
  [1, [1]],
  [3, [3]],
  [7, [7]],
  [14, [7, 7]],
  [21, [7, 7, 7]],
  [30, [10, 10, 10]],
  [90, [15, 15, 15, 15, 15, 15]],
  [100, [20, 20, 20, 20, 20]],
  [31, [8, 8, 8, 7]],
  [37, [10, 9, 9, 9]],
])('lays %i days in courses of %j', (total, courses) => {
  expect(layOutCourses(total)).toEqual(courses)
})

test('makes every course of every duration full, with at most one brick of difference', () => {
  for (const total of totals) {
    const courses = layOutCourses(total)
    expect(
      courses.reduce((sum, length) => sum + length, 0),
      `${total} days`,
    ).toBe(total)
    expect(Math.max(...courses) - Math.min(...courses), `${total} days in ${courses.join(' ')}`).toBeLessThanOrEqual(1)
  }
})

test('keeps every wall wider than high and its bricks wide enough for a phone', () => {
  for (const total of totals) {
    const courses = layOutCourses(total)
    const columns = Math.max(...courses)
    expect(columns, `${total} days`).toBeLessThanOrEqual(31)
    expect(columns, `${total} days`).toBeGreaterThanOrEqual(courses.length)
  }
})

test('divides days into courses from the bottom up', () => {
  expect(divideIntoCourses(['a', 'b', 'c', 'd', 'e'], [2, 3])).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ])
})
