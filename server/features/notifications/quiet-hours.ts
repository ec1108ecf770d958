import { addDays } from '../../calendar.ts'
import { atLocalTime, getLocalTime } from '../../local-time.ts'

/** On the member's clock, HH:MM. Equal times mean no quiet hours. */
export type QuietHours = { timeZone: string; from: string; until: string }

/** Returns when the quiet hours that contain an instant end, or null outside of them. */
export function findQuietEnd({ timeZone, from, until }: QuietHours, instant: Date): Date | null {
  const { date, time } = getLocalTime(timeZone, instant)
  const crossesMidnight = from > until
  const isQuiet = crossesMidnight ? time >= from || time < until : time >= from && time < until
  if (!isQuiet) return null
  const endDate = crossesMidnight && time >= from ? addDays(date, 1) : date
  const end = atLocalTime(timeZone, { date: endDate, time: until })
  // An end that the clocks repeat counts the first time.
  return end > instant ? end : null
}
