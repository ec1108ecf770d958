import type { Goal } from '#contract/goals.ts'
import { getDueStatus } from '#web/features/goals/goal-dates.ts'

const DUE_DAYS = 7

/**
 * Pick the goals due within a week or past their date, nearest first. One completed today stays, so that it can be undone.
 * @param toMemberDate finds the member's date at an instant
 */
export function selectDueGoals(
  goals: readonly Goal[],
  today: string,
  toMemberDate: (instant: string) => string,
): Goal[] {
  return goals
    .filter(({ targetDate, completed, completedAt }) => {
      if (!targetDate || getDueStatus(targetDate, today).days > DUE_DAYS) return false
      return !completed || (completedAt !== null && toMemberDate(completedAt) === today)
    })
    .sort((a, b) => Date.parse(a.targetDate ?? '') - Date.parse(b.targetDate ?? ''))
}
