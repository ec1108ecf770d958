import { describe, expect, test } from 'vitest'
import type { Schedule } from '#contract/days.ts'
import { createChallenge, createParticipation } from '#test/sample-participation.ts'
import { describeLength, describeProgress } from './challenge-length.ts'

const weekly = (times: number): Schedule => ({ kind: 'weekly', times })

test.each<[string, number, Schedule]>([
  ['1 day', 1, { kind: 'daily' }],
  ['21 days', 21, { kind: 'daily' }],
  ['9 weeks', 27, weekly(3)],
  ['6 weeks', 6, weekly(1)],
  ['1 week', 5, weekly(5)],
  ['2 weeks', 6, weekly(5)],
  ['5 weeks', 10, { kind: 'weekdays', days: [1, 4] }],
])('says %s for %i days', (words, duration, schedule) => {
  expect(describeLength({ duration, schedule })).toBe(words)
})

describe('the progress of a member', () => {
  const challenge = createChallenge({ duration: 30 })

  test.each([
    ['7 of 30 days', createParticipation({ challenge, progress: 7 })],
    ['Completed', createParticipation({ challenge, progress: 30, completed: true })],
    ['Starts tomorrow', createParticipation({ challenge, startsOn: '2026-03-12' })],
  ])('is “%s”', (words, participation) => {
    expect(describeProgress(participation)).toBe(words)
  })
})
