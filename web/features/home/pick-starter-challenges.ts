import type { Challenge, Participation } from '#contract/challenges.ts'

const MAX_CHALLENGES = 3

const difficultyOrder = { beginner: 0, intermediate: 1, advanced: 2 }

/** Pick the easiest and shortest challenges that the member has not joined yet, from different pillars first. */
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
