import { expect, test } from 'vitest'
import { suggestDates } from './suggest-dates.ts'

test.each([
  ['a Friday', '2026-12-04', ['2026-12-07', '2026-12-14', '2027-01-01']],
  ['a Sunday', '2026-12-06', ['2026-12-07', '2026-12-14', '2027-01-01']],
  ['a Monday, which is too late for today', '2026-12-07', ['2026-12-14', '2026-12-21', '2027-01-01']],
  ['the last days of a month', '2026-12-30', ['2027-01-01', '2027-01-04', '2027-01-11']],
  ['a month before one that begins on a Monday', '2027-01-27', ['2027-02-01', '2027-02-08', '2027-02-15']],
])('suggests three dates on %s', (_name, today, dates) => {
  expect(suggestDates(today)).toEqual(dates)
})
