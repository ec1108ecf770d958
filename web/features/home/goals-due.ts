import type { Goal } from '#contract/goals.ts'
import { dueOn } from '#web/features/goals/goal-dates.ts'
import { dateIn } from '#web/ui/dates.ts'

/**
 * The goals for Home, nearest date first: due within the week or overdue. One completed today stays until tomorrow, so that
 * a tick can be taken back.
 */
export function goalsDue(goals: readonly Goal[], today: string, timeZone: string): Goal[] {
  return goals
    .filter(({ targetDate, completed, completedAt }) => {
      if (!targetDate || dueOn(targetDate, today).state === 'later') return false
      return !completed || (completedAt !== null && dateIn(timeZone, completedAt) === today)
    })
    .sort((one, other) => Date.parse(one.targetDate ?? '') - Date.parse(other.targetDate ?? ''))
}
