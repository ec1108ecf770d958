import type { Goal } from '#contract/goals.ts'

export type DueStatus = { state: 'overdue' | 'soon' | 'later'; days: number }

/** Days ahead within which a goal is due soon. */
const DUE_SOON_DAYS = 7

const DAY_MS = 86_400_000

/**
 * How far off a target date is, in days of the calendar; negative when it has passed.
 * @param targetDate `YYYY-MM-DD`
 * @param today the date where the member lives, `YYYY-MM-DD`
 */
export function getDueStatus(targetDate: string, today: string): DueStatus {
  const days = Math.round((Date.parse(targetDate) - Date.parse(today)) / DAY_MS)
  if (days < 0) return { state: 'overdue', days }
  return { state: days <= DUE_SOON_DAYS ? 'soon' : 'later', days }
}

/** Those still to be reached, the nearest date first and those without one last. */
export function sortActiveGoals(goals: readonly Goal[]): Goal[] {
  return goals
    .filter(({ completed }) => !completed)
    .sort((a, b) => compare(a.targetDate ?? 'none', b.targetDate ?? 'none'))
}

/** Those reached, the last one first. */
export function sortCompletedGoals(goals: readonly Goal[]): Goal[] {
  return goals.filter(({ completed }) => completed).sort((a, b) => compare(b.completedAt ?? '', a.completedAt ?? ''))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
