import type { Challenge, Participation } from '#contract/challenges.ts'

/** How many to pick from: more would be a list again. */
const MAX_CHALLENGES = 3

const difficultyOrder = { beginner: 0, intermediate: 1, advanced: 2 }

/**
 * What a man with no wall under way could start with: the easiest and shortest he has not done, each of another pillar as
 * far as there are any.
 */
export function pickStarterChallenges(
  challenges: readonly Challenge[],
  participations: readonly Participation[],
): Challenge[] {
  const joinedIds = new Set(participations.map(({ challengeId }) => challengeId))
  const candidates = challenges
    .filter(({ id }) => !joinedIds.has(id))
    .sort((a, b) => difficultyOrder[a.difficulty] - difficultyOrder[b.difficulty] || a.duration - b.duration)
  const firstPerPillar = candidates.filter(
    ({ pillar }, index) => candidates.findIndex((candidate) => candidate.pillar === pillar) === index,
  )
  const rest = candidates.filter((challenge) => !firstPerPillar.includes(challenge))
  return [...firstPerPillar, ...rest].slice(0, MAX_CHALLENGES)
}
