import { formatDay } from '#web/ui/dates.ts'

/** Describes a row of the board for screen readers: "November 13 to November 26: 9 days done, 2 missed". */
export function describeDays(states: string, { from, to, today }: { from: string; to: string; today: string }): string {
  const [done, missed, rest] = [countDone(states), countLetter(states, 'm'), countLetter(states, 'r')]
  const parts = [`${done} ${done === 1 ? 'day' : 'days'} done`]
  if (missed > 0) parts.push(`${missed} missed`)
  if (rest > 0) parts.push(`${rest} of rest`)
  return `${formatDay(from, today)} to ${formatDay(to, today)}: ${parts.join(', ')}`
}

export function countDone(states: string): number {
  return countLetter(states, 'd')
}

function countLetter(states: string, letter: string): number {
  return [...states].filter((each) => each === letter).length
}
