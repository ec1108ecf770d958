import { expect, test } from 'vitest'
import { parseYear } from './days-query.ts'

test.each([
  [null, 2026],
  ['2024', 2024],
  ['2027', 2026],
  ['24', 2026],
  ['year', 2026],
])('parses the year %s', (text, year) => {
  expect(parseYear(text, 2026)).toBe(year)
})
