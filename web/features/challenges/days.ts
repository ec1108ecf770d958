import type { Participation } from '#contract/challenges.ts'
import { addDays } from '#web/ui/dates.ts'

const SPAN = 365

/** The days of a participation: the last 366, or those up to its last mark. The query of `GET /api/days`. */
export function getDaysPeriod({ id, completed, lastMarked }: Participation) {
  const period = completed && lastMarked ? { from: addDays(lastMarked, -SPAN), to: lastMarked } : {}
  return { participation: id, ...period }
}
