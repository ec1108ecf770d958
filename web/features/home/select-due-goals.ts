import type { Goal } from '#contract/goals.ts'
import { getDueStatus } from '#web/features/goals/goal-dates.ts'
import { toLocalDate } from '#web/ui/dates.ts'

/** Pick the goals due within a week or overdue, nearest first. One completed today stays, so that it can be undone. */
export function selectDueGoals(goals: readonly Goal[], today: string, timeZone: string): Goal[] {
  return goals
    .filter(({ targetDate, completed, completedAt }) => {
      if (!targetDate || getDueStatus(targetDate, today).state === 'later') return false
      return !completed || (completedAt !== null && toLocalDate(timeZone, completedAt) === today)
    })
    .sort((a, b) => Date.parse(a.targetDate ?? '') - Date.parse(b.targetDate ?? ''))
}
