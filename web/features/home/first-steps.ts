import type { Challenge, Participation } from '#contract/challenges.ts'

/** How many to pick from: more would be a list again. */
const OFFERED = 3

const order = { beginner: 0, intermediate: 1, advanced: 2 }

/**
 * What a man with no wall under way could start with: the easiest and shortest he has not done, each of another pillar as
 * far as there are any.
 */
export function firstSteps(challenges: readonly Challenge[], participations: readonly Participation[]): Challenge[] {
  const done = new Set(participations.map(({ challengeId }) => challengeId))
  const open = challenges
    .filter(({ id }) => !done.has(id))
    .sort((one, other) => order[one.difficulty] - order[other.difficulty] || one.duration - other.duration)
  const oneOfEach = open.filter(({ pillar }, at) => open.findIndex((each) => each.pillar === pillar) === at)
  const rest = open.filter((challenge) => !oneOfEach.includes(challenge))
  return [...oneOfEach, ...rest].slice(0, OFFERED)
}
