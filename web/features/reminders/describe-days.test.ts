import { expect, test } from 'vitest'
import { describeDays } from './describe-days.ts'

test.each([
  [[1, 2, 3, 4, 5, 6, 7], 'every day'],
  [[5, 4, 3, 2, 1], 'Monday to Friday'],
  [[6, 7], 'Saturdays and Sundays'],
  [[3], 'Wednesdays'],
  [[1, 3, 5], 'Mon, Wed and Fri'],
])('describes the weekdays %j', (weekdays, text) => {
  expect(describeDays(weekdays)).toBe(text)
})
