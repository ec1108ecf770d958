import { expect, test, vi } from 'vitest'
import type { MarkedDay, Participation } from '#contract/challenges.ts'
import { createLifetime } from '#test/sample-lifetime.ts'
import { createParticipation } from '#test/sample-participation.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })
const { describeMoment } = await import('./moment-words.ts')

type Options = Partial<Participation> & Partial<Pick<MarkedDay, 'milestone'>> & { days?: number; firstDate?: string }

function describe({ days = 0, firstDate = '2026-03-11', milestone = null, ...fields }: Options, showNumbers = true) {
  const participation = createParticipation({ today: 'done', progress: 24, ...fields })
  const lifetime = createLifetime({ days, firstDate })
  return describeMoment(participation, { ...participation, lifetime, milestone }, showNumbers)
}

// Marked on March 11, 2026.
test.each([
  ['2026-03-01', '67 days since March 1.'],
  ['2025-11-30', '67 days since November.'],
  ['2025-05-12', '67 days since May.'],
  ['2025-05-10', '67 days since May 2025.'],
])('counts all days since %s', (firstDate, line) => {
  expect(describe({ days: 67, firstDate })).toEqual({ headline: 'Day 24.', lines: [line] })
})

test('says when the first day was, where the count would only repeat the day of the challenge', () => {
  expect(describe({ days: 24, firstDate: '2026-02-16' }).lines).toEqual(['The first was on February 16.'])
})

test('says something different on each day of the first week of the first run', () => {
  const lines = [1, 2, 3, 4, 5, 6, 7].map((progress) => describe({ days: progress, progress }).lines)
  expect(lines[0]).toEqual(['Your first day.', 'One small step at a time is enough.'])
  expect(new Set(lines.map((each) => each.at(-1))).size).toBe(7)
  expect(describe({ days: 1, progress: 1, run: 2 }).lines).toEqual(['Your first day.'])
})

test('counts the days of a week', () => {
  const weekly = { schedule: { kind: 'weekly', times: 3 }, week: { done: 2, rest: false } } as const
  expect(describe({ days: 67, firstDate: '2025-11-30', ...weekly }).lines).toEqual([
    '67 days since November.',
    '2 of 3 this week.',
  ])
})

test('puts a milestone first', () => {
  const milestone = { kind: 'days', days: 30, note: null } as const
  expect(describe({ days: 30, firstDate: '2025-11-30', milestone })).toEqual({
    headline: 'Thirty days.',
    lines: ['The first was on November 30, 2025.', 'Day 24 of 30.'],
  })
})

test('has only the day while numbers are hidden or the reply has not arrived', () => {
  const milestone = { kind: 'days', days: 30, note: null } as const
  expect(describe({ days: 30, milestone }, false)).toEqual({ headline: 'Day 24.', lines: [] })
  expect(describeMoment(createParticipation({ progress: 24 }), undefined, true)).toEqual({
    headline: 'Day 24.',
    lines: [],
  })
})
