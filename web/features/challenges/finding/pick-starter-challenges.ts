import type { Challenge, Participation } from '#contract/challenges.ts'
import { countCalendarDays } from './challenge-length.ts'

const MAX_CHALLENGES = 3

const difficultyOrder = { beginner: 0, intermediate: 1, advanced: 2 }

/** Pick the easiest and shortest challenges that the member has not joined yet, from different pillars first. */
export function pickStarterChallenges(
  challenges: readonly Challenge[],
  participations: readonly Participation[],
): Challenge[] {
  const joinedIds = new Set(participations.map(({ challengeId }) => challengeId))
  const candidates = sortByEffort(challenges.filter(({ id }) => !joinedIds.has(id)))
  const firstPerPillar = candidates.filter(
    ({ pillar }, index) => candidates.findIndex((candidate) => candidate.pillar === pillar) === index,
  )
  const rest = candidates.filter((challenge) => !firstPerPillar.includes(challenge))
  return [...firstPerPillar, ...rest].slice(0, MAX_CHALLENGES)
}

/** Put the easiest first, and among those the shortest. */
export function sortByEffort(challenges: readonly Challenge[]): Challenge[] {
  return challenges.toSorted(
    (a, b) =>
      difficultyOrder[a.difficulty] - difficultyOrder[b.difficulty] || countCalendarDays(a) - countCalendarDays(b),
  )
}
