import { expect, test } from 'vitest'
import { splitChallenges } from './split-challenges.ts'

test('keeps the order of active challenges, and lists the latest finished one first', () => {
  const challenges = [
    { id: 'now', completed: false, completedOn: null },
    { id: 'september', completed: true, completedOn: '2026-09-29' },
    { id: 'november', completed: true, completedOn: '2026-11-04' },
    { id: 'also now', completed: false, completedOn: null },
  ]
  const { current, finished } = splitChallenges(challenges)
  expect(current.map(({ id }) => id)).toEqual(['now', 'also now'])
  expect(finished.map(({ id }) => id)).toEqual(['november', 'september'])
})
