import { expect, test } from 'vitest'
import { formatJoined } from './format-joined.ts'

test.each([
  ['2026-11-26', 0, 'Joined today'],
  ['2026-11-25', 1, 'Joined 1 day ago, in November'],
  ['2026-11-02', 24, 'Joined 24 days ago, in November'],
  ['2025-11-26', 365, 'Joined 365 days ago, in November 2025'],
  ['2023-11-26', 1096, 'Joined 1,096 days ago, in November 2023'],
])('describes a member since %s', (joinedOn, daysSinceJoining, text) => {
  const member = { id: 'a', username: 'a', profileImageUrl: null, role: 'member', about: null } as const
  const profile = { ...member, joinedOn, daysSinceJoining, pillars: [], challenges: [], blocked: false, canBlock: true }
  expect(formatJoined(profile, '2026-11-26')).toBe(text)
})
