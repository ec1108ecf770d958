import { expect, test } from 'vitest'
import { formatRelativeTime } from './relative-time.ts'

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
  expect(formatRelativeTime(instant, now, 'UTC')).toMatch(text)
})

test('uses the days of the member’s time zone', () => {
  expect(formatRelativeTime('2026-11-21T23:50:00Z', now, 'Europe/Berlin')).toBe('18 hours ago')
})
