import { addDays } from '../../calendar.ts'
import { atLocalTime, getLocalTime } from '../../local-time.ts'

/**
 * Finds when the latest backup was due: at the local time HH:MM of today or yesterday. A time that the clocks skip comes
 * with the skip, and one that they show twice is the first.
 */
export function findLatestNight(now: Date, { timeZone, time }: { timeZone: string; time: string }): Date {
  const { date } = getLocalTime(timeZone, now)
  const today = atLocalTime(timeZone, { date, time })
  return today <= now ? today : atLocalTime(timeZone, { date: addDays(date, -1), time })
}
