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

test.each([
  ['at the start of the day', 'UTC', '2026-03-10T03:00:00Z', 3, '2026-03-10'],
  ['just before it', 'UTC', '2026-03-10T02:59:59Z', 3, '2026-03-09'],
  ['at noon for days that start at noon', 'UTC', '2026-03-01T11:59:00Z', 12, '2026-02-28'],
  ['at midnight for days that start at midnight', 'UTC', '2026-03-10T00:00:00Z', 0, '2026-03-10'],
  // The clocks go from 02:00 to 03:00, so 02:30 never happens.
  ['before the clocks go forward', 'Europe/Berlin', '2026-03-29T00:59:00Z', 3, '2026-03-28'],
  ['after the clocks went forward', 'Europe/Berlin', '2026-03-29T01:00:00Z', 3, '2026-03-29'],
  ['in the second hour from 02:00 when the clocks go back', 'Europe/Berlin', '2026-10-25T01:30:00Z', 3, '2026-10-24'],
  ['after the clocks went back', 'Europe/Berlin', '2026-10-25T02:00:00Z', 3, '2026-10-25'],
  ['in a zone with half an hour', 'Asia/Kathmandu', '2026-03-09T21:14:00Z', 3, '2026-03-09'],
])('finds the date of a day that does not start at midnight: %s', (_case, timeZone, instant, dayStart, expected) => {
  expect(toLocalDate(timeZone, instant, dayStart)).toBe(expected)
})
