import { expect, test } from 'vitest'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { firstSteps } from './first-steps.ts'

function challenge(
  id: string,
  { pillar = 'purpose', duration = 7, difficulty = 'beginner' }: Partial<Challenge> = {},
): Challenge {
  return { id, title: id, description: '', pillar, duration, difficulty, participants: 0 }
}

function done(of: Challenge): Participation {
  const at = '2026-03-10T09:00:00.000Z'
  return {
    id: `p-${of.id}`,
    challengeId: of.id,
    userId: 'u',
    progress: of.duration,
    completed: true,
    startedAt: at,
    completedAt: at,
    lastCheckIn: null,
    challenge: of,
    nextStep: null,
  }
}

const ids = (challenges: Challenge[]) => challenges.map(({ id }) => id)

test('three at most, beginners’ before others, short before long', () => {
  const library = [
    challenge('hard', { difficulty: 'advanced', duration: 3, pillar: 'career' }),
    challenge('long', { duration: 30, pillar: 'mental' }),
    challenge('short', { duration: 5, pillar: 'physical' }),
    challenge('middle', { duration: 14, pillar: 'spiritual' }),
  ]
  expect(ids(firstSteps(library, []))).toEqual(['short', 'middle', 'long'])
})

test('each of another pillar, as far as there are any', () => {
  const library = [
    challenge('a', { duration: 5 }),
    challenge('b', { duration: 6 }),
    challenge('c', { duration: 21, pillar: 'mental' }),
  ]
  expect(ids(firstSteps(library, []))).toEqual(['a', 'c', 'b'])
})

test('never one he has done', () => {
  const first = challenge('a')
  expect(ids(firstSteps([first, challenge('b')], [done(first)]))).toEqual(['b'])
  expect(firstSteps([first], [done(first)])).toEqual([])
})

test('does not disturb the list it chooses from', () => {
  const library = [challenge('a', { duration: 9 }), challenge('b', { duration: 3 })]
  firstSteps(library, [])
  expect(ids(library)).toEqual(['a', 'b'])
})
