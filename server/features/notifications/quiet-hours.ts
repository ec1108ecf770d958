import { addDays } from '../../calendar.ts'
import { isQuiet, type QuietHours } from '../../clock-times.ts'
import { atLocalTime, getLocalTime } from '../../local-time.ts'

/** Returns when the quiet hours that contain an instant end, or null outside of them. */
export function findQuietEnd({ timeZone, from, until }: QuietHours & { timeZone: string }, instant: Date): Date | null {
  const { date, time } = getLocalTime(timeZone, instant)
  if (!isQuiet({ from, until }, time)) return null
  const endDate = from > until && time >= from ? addDays(date, 1) : date
  const end = atLocalTime(timeZone, { date: endDate, time: until })
  // An end that the clocks repeat counts the first time.
  return end > instant ? end : null
}
