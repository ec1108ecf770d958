import { expect, test } from 'vitest'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { createChallenge as createSampleChallenge, createParticipation } from '#test/sample-participation.ts'
import { suggestNextChallenges } from './suggest-next-challenges.ts'

const createChallenge = (id: string, fields: Partial<Challenge> = {}) =>
  createSampleChallenge({ id, title: id, pillar: 'physical', ...fields })

const join = (challenge: Challenge, completed: boolean) =>
  createParticipation({ challenge, completed, progress: completed ? challenge.duration : 1 })

const finished = createChallenge('finished')
const summarize = (challenges: Challenge[], participations: Participation[] = []) =>
  suggestNextChallenges(finished, [finished, ...challenges], [join(finished, true), ...participations]).map(
    ({ challenge: { id }, reason }) => [id, reason],
  )

test('suggests a step up, a new pillar and a short challenge', () => {
  expect(
    summarize([
      createChallenge('easier', { duration: 14 }),
      createChallenge('much harder', { difficulty: 'advanced', duration: 90 }),
      createChallenge('next step', { difficulty: 'intermediate' }),
      createChallenge('new pillar', { pillar: 'mental', duration: 21 }),
      createChallenge('short', { pillar: 'career', duration: 3, difficulty: 'advanced' }),
    ]),
  ).toEqual([
    ['next step', 'The next step up in Physical Strength'],
    ['new pillar', 'A pillar you haven’t finished a challenge in'],
    ['short', 'Short, for a busy week'],
  ])
})

test('does not call a harder but shorter challenge a step up', () => {
  expect(summarize([createChallenge('other', { difficulty: 'advanced', duration: 14 })])).toEqual([
    ['other', 'More in Physical Strength'],
  ])
})

test('does not call the pillar of an active challenge new', () => {
  const active = createChallenge('active', { pillar: 'mental' })
  const suggestions = summarize([active, createChallenge('same pillar', { pillar: 'mental' })], [join(active, false)])
  expect(suggestions).toEqual([['same pillar', 'One you haven’t finished yet']])
})

test('prefers different pillars', () => {
  const [, second] = summarize([
    createChallenge('first', { pillar: 'mental', duration: 3 }),
    createChallenge('same pillar', { pillar: 'mental', duration: 3 }),
    createChallenge('other pillar', { pillar: 'career', duration: 7 }),
  ])
  expect(second).toEqual(['other pillar', 'Short, for a busy week'])
})

test('suggests finished challenges again once the library is exhausted, but no active ones', () => {
  const [again, active] = [createChallenge('again'), createChallenge('active')]
  expect(summarize([again, active], [join(again, true), join(active, false)])).toEqual([
    ['again', 'You have finished this one before'],
  ])
})

test('suggests each challenge once and at most three', () => {
  const library = Array.from({ length: 9 }, (_, index) => createChallenge(`c${index}`, { duration: 3 + index }))
  const ids = summarize(library).map(([id]) => id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(3)
})

test('suggests nothing without other challenges', () => {
  expect(summarize([])).toEqual([])
})

test('says “finished before” only of challenges that the member has finished', () => {
  const active = createChallenge('active', { pillar: 'mental' })
  const suggestions = summarize(
    [
      active,
      createChallenge('first', { pillar: 'mental' }),
      createChallenge('second', { pillar: 'mental' }),
      createChallenge('third', { pillar: 'mental' }),
    ],
    [join(active, false)],
  )
  expect(suggestions.map(([, reason]) => reason)).not.toContain('You have finished this one before')
})
