import { expect, test } from 'vitest'
import { parseYear } from './days-query.ts'

test.each([
  [null, undefined],
  ['2024', 2024],
  ['2026', 2026],
  ['2027', undefined],
  ['24', undefined],
  ['year', undefined],
])('parses the year %s', (text, year) => {
  expect(parseYear(text, 2026)).toBe(year)
})
