import { expect, test } from 'vitest'
import { divideWall } from './divide-wall.ts'

test.each([
  [7, 2.2, [3, 2, 2]],
  [14, 2.2, [4, 3, 4, 3]],
  [30, 2, [5, 5, 5, 5, 5, 5]],
  [90, 2, [9, 9, 9, 9, 9, 9, 9, 9, 9, 9]],
  [1, 2, [1]],
])('divides %i days into courses that fill the space', (total, shape, courses) => {
  expect(divideWall(total, shape)).toEqual(courses)
})

test('keeps every day, in courses that differ by one', () => {
  for (let total = 1; total <= 365; total++) {
    const courses = divideWall(total, 2)
    expect(courses.reduce((sum, length) => sum + length, 0)).toBe(total)
    expect(Math.max(...courses) - Math.min(...courses)).toBeLessThanOrEqual(1)
  }
})
