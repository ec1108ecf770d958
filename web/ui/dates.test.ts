import { expect, test } from 'vitest'
import { addDays, formatTime, toLocalDate, formatDateTime, formatLongDate } from './dates.ts'

const noon = '2026-03-10T12:00:00.000Z'
const deviceTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

test('falls back to the device time zone for an unknown zone', () => {
  expect(toLocalDate('Mars/Olympus_Mons', noon)).toBe(toLocalDate(deviceTimeZone, noon))
  expect(formatTime('Mars/Olympus_Mons', noon)).toBe(formatTime(deviceTimeZone, noon))
})

test('formats the day and the time in the given zone', () => {
  const late = '2026-03-10T23:30:00.000Z'
  expect(toLocalDate('Pacific/Auckland', late)).toBe('2026-03-11')
  expect(formatDateTime('Pacific/Auckland', late)).toBe(
    `${formatLongDate('2026-03-11')}, ${formatTime('Pacific/Auckland', late)}`,
  )
})

test.each([
  ['2026-03-10', 42, '2026-04-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('adds days: %s and %d', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})
