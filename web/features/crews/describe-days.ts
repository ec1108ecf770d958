/** Describes a row of the board for screen readers: "9 of 14 days done, 2 missed". */
export function describeDays(states: string, { from, to }: { from: string; to: string }): string {
  const count = (letter: string) => [...states].filter((each) => each === letter).length
  const [done, missed, rest] = [count('d'), count('m'), count('r')]
  const parts = [`${done} ${done === 1 ? 'day' : 'days'} done`]
  if (missed > 0) parts.push(`${missed} missed`)
  if (rest > 0) parts.push(`${rest} of rest`)
  return `From ${from} to ${to}: ${parts.join(', ')}`
}
