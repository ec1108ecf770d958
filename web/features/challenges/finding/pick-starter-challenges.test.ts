import { expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import { createChallenge as createAnyChallenge, createParticipation } from '#test/sample-participation.ts'
import { pickStarterChallenges } from './pick-starter-challenges.ts'

function createChallenge(id: string, fields: Partial<Challenge> = {}): Challenge {
  return createAnyChallenge({ id, title: id, duration: 7, ...fields })
}

function createCompletedParticipation(challenge: Challenge) {
  return createParticipation({ challenge, challengeId: challenge.id, completed: true, progress: challenge.duration })
}

const getIds = (challenges: Challenge[]) => challenges.map(({ id }) => id)

test('picks at most three challenges, beginner level first, then the shortest', () => {
  const library = [
    createChallenge('hard', { difficulty: 'advanced', duration: 3, pillar: 'career' }),
    createChallenge('long', { duration: 30, pillar: 'mental' }),
    createChallenge('short', { duration: 5, pillar: 'physical' }),
    createChallenge('middle', { duration: 14, pillar: 'spiritual' }),
  ]
  expect(getIds(pickStarterChallenges(library, []))).toEqual(['short', 'middle', 'long'])
})

test('picks different pillars first', () => {
  const library = [
    createChallenge('a', { duration: 5 }),
    createChallenge('b', { duration: 6 }),
    createChallenge('c', { duration: 21, pillar: 'mental' }),
  ]
  expect(getIds(pickStarterChallenges(library, []))).toEqual(['a', 'c', 'b'])
})

test('skips challenges that the member has already done', () => {
  const first = createChallenge('a')
  expect(getIds(pickStarterChallenges([first, createChallenge('b')], [createCompletedParticipation(first)]))).toEqual([
    'b',
  ])
  expect(pickStarterChallenges([first], [createCompletedParticipation(first)])).toEqual([])
})

test('leaves the given list unchanged', () => {
  const library = [createChallenge('a', { duration: 9 }), createChallenge('b', { duration: 3 })]
  pickStarterChallenges(library, [])
  expect(getIds(library)).toEqual(['a', 'b'])
})
