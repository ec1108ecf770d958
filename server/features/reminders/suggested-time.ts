import type { DayRule } from '../../calendar.ts'
import { formatTime, getClockTime, moveOutOfQuiet, type QuietHours, toMinutes } from '../../clock-times.ts'

const defaultTime = '18:30'
const minutesBefore = 30
const step = 5
const dayMinutes = 24 * 60

/**
 * Suggests a time for reminders: half an hour before the middle one of the times at which the member marked lately, but
 * not before their day starts.
 * @param marks instants of the last check-ins that were not late
 */
export function suggestTime({ timeZone, dayStart }: DayRule, quiet: QuietHours, marks: string[]): string {
  const first = dayStart * 60
  const sinceStart = marks
    .map((at) => (toMinutes(getClockTime(timeZone, Date.parse(at))) - first + dayMinutes) % dayMinutes)
    .toSorted((one, other) => one - other)
  const middle = sinceStart[Math.floor(sinceStart.length / 2)]
  if (middle === undefined) return moveOutOfQuiet(quiet, defaultTime)
  const minutes = Math.round(Math.max(0, middle - minutesBefore) / step) * step
  return moveOutOfQuiet(quiet, formatTime((first + minutes) % dayMinutes))
}
