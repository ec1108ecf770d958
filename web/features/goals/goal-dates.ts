import type { Goal } from '#contract/goals.ts'

export type Due = { state: 'overdue' | 'soon' | 'later'; days: number }

/** Days ahead within which a goal is due soon. */
const SOON = 7

const DAY = 86_400_000

/**
 * How far off a target date is, in days of the calendar; negative when it has passed.
 * @param targetDate `YYYY-MM-DD`
 * @param today the date where the member lives, `YYYY-MM-DD`
 */
export function dueOn(targetDate: string, today: string): Due {
  const days = Math.round((Date.parse(targetDate) - Date.parse(today)) / DAY)
  if (days < 0) return { state: 'overdue', days }
  return { state: days <= SOON ? 'soon' : 'later', days }
}

/** Those still to be reached, the nearest date first and those without one last. */
export function activeGoals(goals: readonly Goal[]): Goal[] {
  return goals
    .filter(({ completed }) => !completed)
    .sort((one, other) => order(one.targetDate ?? 'none', other.targetDate ?? 'none'))
}

/** Those reached, the last one first. */
export function completedGoals(goals: readonly Goal[]): Goal[] {
  return goals
    .filter(({ completed }) => completed)
    .sort((one, other) => order(other.completedAt ?? '', one.completedAt ?? ''))
}

function order(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
