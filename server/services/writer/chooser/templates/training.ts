import type { PlanStep } from '#contract/challenges.ts'
import { splitWeeks } from './template.ts'

type Week = { number: number; count: number; first: number; last: number; share: number }

/**
 * Builds a plan of weeks with three training days and rest days between. Every fourth week is easier.
 * @param describe gets the share of the full amount for the week, from `start` to 1
 */
export function buildTrainingWeeks(
  duration: number,
  describe: (week: Week) => { title: string; action: string },
  { start = 0.5 } = {},
): PlanStep[] {
  const weeks = splitWeeks(duration)
  return weeks.map(({ from, to }, index) => {
    const count = weeks.length
    const growth = start + ((1 - start) * index) / Math.max(1, count - 1)
    const isEasy = (index + 1) % 4 === 0 && index < count - 1
    const share = isEasy ? growth * 0.7 : growth
    return { from, to, ...describe({ number: index + 1, count, first: from, last: to, share }) }
  })
}

/** Formats the training days of a week, such as "days 1, 3 and 5". The day before the next week is for rest. */
export function formatTrainingDays({ first, last }: { first: number; last: number }): string {
  const days = [first, first + 2, first + 4].filter((day) => day === first || day < last)
  if (days.length === 1) return `day ${days[0]}`
  return `days ${days.slice(0, -1).join(', ')} and ${days.at(-1)}`
}

export function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}
