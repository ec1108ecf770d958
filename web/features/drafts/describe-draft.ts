import { addDays, formatLongDate, formatTime, toLocalDate } from '#web/ui/dates.ts'

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** Say when a draft is published: "on Monday at 09:00" within a week, or "on December 7, 2026 at 09:00". */
export function formatPublishTime(timeZone: string, instant: string, now = new Date()): string {
  const date = toLocalDate(timeZone, instant)
  const isNear = date < addDays(toLocalDate(timeZone, now), 7)
  const day = isNear ? weekdayFormat.format(new Date(`${date}T00:00:00Z`)) : formatLongDate(date)
  return `on ${day} at ${formatTime(timeZone, instant)}`
}
