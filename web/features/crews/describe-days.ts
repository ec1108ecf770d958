import { formatDay } from '#web/ui/dates.ts'

/** Describes a row of the board for screen readers: "November 13 to November 26: 9 days done, 2 missed". */
export function describeDays(states: string, { from, to, today }: { from: string; to: string; today: string }): string {
  const count = (letter: string) => [...states].filter((each) => each === letter).length
  const [done, missed, rest] = [count('d'), count('m'), count('r')]
  const parts = [`${done} ${done === 1 ? 'day' : 'days'} done`]
  if (missed > 0) parts.push(`${missed} missed`)
  if (rest > 0) parts.push(`${rest} of rest`)
  return `${formatDay(from, today)} to ${formatDay(to, today)}: ${parts.join(', ')}`
}
