import { expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import { createChallenge as createAnyChallenge, createParticipation } from '#test/sample-participation.ts'
import { chooseShelves } from './choose-shelves.ts'

const createChallenge = (id: string, fields: Partial<Challenge>) => createAnyChallenge({ id, title: id, ...fields })

const library = [
  createChallenge('long', { pillar: 'mental', duration: 60, participants: 9 }),
  createChallenge('weekly', { pillar: 'mental', duration: 6, schedule: { kind: 'weekly', times: 1 }, participants: 1 }),
  createChallenge('short', { pillar: 'mental', duration: 7 }),
  createChallenge('hard', { pillar: 'mental', duration: 3, difficulty: 'advanced', participants: 4 }),
  createChallenge('own', { pillar: 'career', duration: 3, participants: 20 }),
]
const getIds = (challenges: Challenge[]) => challenges.map(({ id }) => id)

test('shows the easiest and shortest first, those with most members, and what is left of each pillar', () => {
  const { start, withOthers, byPillar } = chooseShelves(library, [createParticipation({ challenge: library.at(-1) })])
  expect(getIds(start)).toEqual(['short', 'weekly', 'long'])
  expect(getIds(withOthers)).toEqual(['long', 'hard', 'weekly'])
  expect(byPillar.map(({ pillar, count, first }) => [pillar, count, getIds(first)])).toEqual([
    ['mental', 4, ['short', 'weekly', 'long']],
  ])
})

test('shows nobody where nobody has joined', () => {
  expect(chooseShelves([createChallenge('new', {})], []).withOthers).toEqual([])
})
