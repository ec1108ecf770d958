import type { Goal } from '#contract/goals.ts'

export type DueStatus = { state: 'overdue' | 'soon' | 'later'; days: number }

const DUE_SOON_DAYS = 7

const DAY_MS = 86_400_000

/**
 * Count the calendar days until a target date; negative when it has passed.
 * @param today the date in the member's time zone, `YYYY-MM-DD` like `targetDate`
 */
export function getDueStatus(targetDate: string, today: string): DueStatus {
  const days = Math.round((Date.parse(targetDate) - Date.parse(today)) / DAY_MS)
  if (days < 0) return { state: 'overdue', days }
  return { state: days <= DUE_SOON_DAYS ? 'soon' : 'later', days }
}

/** Pick the active goals, nearest date first and goals without a date last. */
export function sortActiveGoals(goals: readonly Goal[]): Goal[] {
  return goals
    .filter(({ completed }) => !completed)
    .sort((a, b) => compare(a.targetDate ?? 'none', b.targetDate ?? 'none'))
}

/** Pick the completed goals, latest first. */
export function sortCompletedGoals(goals: readonly Goal[]): Goal[] {
  return goals.filter(({ completed }) => completed).sort((a, b) => compare(b.completedAt ?? '', a.completedAt ?? ''))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
