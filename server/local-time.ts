import { Temporal } from 'temporal-polyfill'
import { resolveShortName } from './calendar.ts'

/** What a calendar and a clock show: date YYYY-MM-DD, time HH:MM, weekday from 1 for Monday. */
export type LocalTime = { date: string; time: string; weekday: number }

/** Returns the date and the time on the clocks of a time zone. @throws RangeError for an unknown time zone */
export function getLocalTime(timeZone: string, instant: Date): LocalTime {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(resolveShortName(timeZone))
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
    weekday: local.dayOfWeek,
  }
}

/** Returns the instant of a local time. One that the clocks skip comes with the skip, a repeated one the first time. */
export function atLocalTime(timeZone: string, { date, time }: Pick<LocalTime, 'date' | 'time'>): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`)
  const found = local.toZonedDateTime(resolveShortName(timeZone), { disambiguation: 'earlier' })
  const isSkipped = !found.toPlainDateTime().equals(local)
  const at = (isSkipped && found.getTimeZoneTransition('next')) || found
  return new Date(at.epochMilliseconds)
}
