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

/** Returns the instant of a local time. One that the clocks skip comes after the skip, a repeated one the first time. */
export function atLocalTime(timeZone: string, { date, time }: Pick<LocalTime, 'date' | 'time'>): Date {
  const local = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time))
  return new Date(local.toZonedDateTime(resolveShortName(timeZone)).epochMilliseconds)
}
