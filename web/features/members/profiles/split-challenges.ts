type Shown = { completed: boolean; completedOn: string | null }

/** Split challenges into those of now, and the finished ones with the latest first. */
export function splitChallenges<T extends Shown>(challenges: readonly T[]): { current: T[]; finished: T[] } {
  const current = challenges.filter(({ completed }) => !completed)
  const finished = challenges
    .filter(({ completed }) => completed)
    .sort((a, b) => (b.completedOn ?? '').localeCompare(a.completedOn ?? ''))
  return { current, finished }
}
