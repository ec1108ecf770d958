import type { Goal } from '#contract/goals.ts'

export type DueStatus = { state: 'soon' | 'later' | 'past'; days: number }

export type GoalSection = DueStatus['state'] | 'undated'

const SOON_DAYS = 14

const DAY_MS = 86_400_000

/** In the order of the screen. Dates to come are before those that have passed. */
const goalSections: readonly GoalSection[] = ['soon', 'later', 'past', 'undated']

/**
 * Count the calendar days until a target date; negative when it has passed.
 * @param today the date in the member's time zone, `YYYY-MM-DD` like `targetDate`
 */
export function getDueStatus(targetDate: string, today: string): DueStatus {
  const days = Math.round((Date.parse(targetDate) - Date.parse(today)) / DAY_MS)
  if (days < 0) return { state: 'past', days }
  return { state: days <= SOON_DAYS ? 'soon' : 'later', days }
}

/**
 * Pick the active goals of each section, nearest date first. Goals without a date keep their order.
 * @param places goals that are listed as they were before, by id
 */
export function groupActiveGoals(goals: readonly Goal[], today: string, places: ReadonlyMap<string, Goal>) {
  const active = placeGoals(goals, places).filter(({ place }) => !place.completed)
  return goalSections
    .map((section) => ({
      section,
      goals: active
        .filter(({ place: { targetDate } }) => getSection(targetDate, today) === section)
        .sort((a, b) => compare(a.place.targetDate ?? '', b.place.targetDate ?? ''))
        .map(({ goal }) => goal),
    }))
    .filter((group) => group.goals.length > 0)
}

/** Pick the completed goals, latest first. */
export function sortCompletedGoals(goals: readonly Goal[], places: ReadonlyMap<string, Goal>): Goal[] {
  return placeGoals(goals, places)
    .filter(({ place }) => place.completed)
    .sort((a, b) => compare(b.place.completedAt ?? '', a.place.completedAt ?? ''))
    .map(({ goal }) => goal)
}

function placeGoals(goals: readonly Goal[], places: ReadonlyMap<string, Goal>) {
  return goals.map((goal) => ({ goal, place: places.get(goal.id) ?? goal }))
}

function getSection(targetDate: string | null, today: string): GoalSection {
  return targetDate === null ? 'undated' : getDueStatus(targetDate, today).state
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
