import type { Participation } from '#contract/challenges.ts'

/** Select the active ones, the first joined first, as on Home. */
export function selectActive(participations: readonly Participation[]): Participation[] {
  return participations.filter(({ completed }) => !completed).toReversed()
}
