import { expect, test } from 'vitest'
import { toLocalDate } from './dates.ts'
import { formatRelativeTime } from './relative-time.ts'

const toDate = (timeZone: string, dayStart?: number) => (instant: string | Date) =>
  toLocalDate(timeZone, instant, dayStart)
const now = Date.parse('2026-11-22T18:30:00Z')

test.each([
  ['2026-11-22T18:29:30Z', 'just now'],
  ['2026-11-22T18:31:00Z', 'just now'],
  ['2026-11-22T18:29:00Z', '1 minute ago'],
  ['2026-11-22T17:31:00Z', '59 minutes ago'],
  ['2026-11-22T17:30:00Z', '1 hour ago'],
  ['2026-11-22T00:10:00Z', '18 hours ago'],
  ['2026-11-21T23:50:00Z', 'yesterday'],
  ['2026-11-20T00:10:00Z', '2 days ago'],
  ['2026-11-16T12:00:00Z', '6 days ago'],
  ['2026-11-15T12:00:00Z', /November/],
  ['2025-11-15T12:00:00Z', /2025/],
])('shows the time since %s', (instant, text) => {
  expect(formatRelativeTime(instant, now, toDate('UTC'))).toMatch(text)
})

test('uses the days of the member’s time zone', () => {
  expect(formatRelativeTime('2026-11-21T23:50:00Z', now, toDate('Europe/Berlin'))).toBe('18 hours ago')
})

test('counts the night as the member does, and an evening never as yesterday a few hours later', () => {
  const night = Date.parse('2026-11-22T01:00:00Z')
  const since = (instant: string, dayStart: number) => formatRelativeTime(instant, night, toDate('UTC', dayStart))
  expect(since('2026-11-21T20:00:00Z', 0)).toBe('5 hours ago')
  expect(since('2026-11-20T20:00:00Z', 3)).toBe('yesterday')
  expect(since('2026-11-20T20:00:00Z', 0)).toBe('2 days ago')
})
