import type { Challenge, Participation } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { pickStarterChallenges, sortByEffort } from './pick-starter-challenges.ts'

/** Rows of a shelf. */
const rowCount = 3

export type ChallengeShelves = {
  start: Challenge[]
  withOthers: Challenge[]
  byPillar: { pillar: Pillar; count: number; first: Challenge[] }[]
}

/** Choose what the shelves show: easy ones to start with, the ones with most members, and the easiest of each pillar. */
export function chooseShelves(
  challenges: readonly Challenge[],
  participations: readonly Participation[],
): ChallengeShelves {
  const active = new Set(participations.filter(({ completed }) => !completed).map(({ challengeId }) => challengeId))
  const completed = new Set(participations.filter((each) => each.completed).map(({ challengeId }) => challengeId))
  const others = challenges.filter(({ id }) => !active.has(id))
  return {
    start: pickStarterChallenges(challenges, participations),
    withOthers: others
      .filter(({ id, participants }) => participants > 0 && !completed.has(id))
      .toSorted((a, b) => b.participants - a.participants)
      .slice(0, rowCount),
    byPillar: pillars.flatMap((pillar) => {
      const all = challenges.filter((each) => each.pillar === pillar)
      const first = sortByEffort(others.filter((each) => each.pillar === pillar)).slice(0, rowCount)
      return first.length > 0 ? [{ pillar, count: all.length, first }] : []
    }),
  }
}
