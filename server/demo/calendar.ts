import { Temporal } from 'temporal-polyfill'
import { addDays, countDays, getMemberDate } from '../calendar.ts'
import { atLocalTime } from '../local-time.ts'

/** A time of a day: `ago` in days before today, `time` as HH:MM, from 03:00, when the days of members start. */
export type Moment = { ago: number; time: string }

export type DemoCalendar = ReturnType<typeof createDemoCalendar>

/** Counts days back from today in the time zone of the group. */
export function createDemoCalendar({ now, timeZone }: { now: Date; timeZone: string }) {
  const today = getMemberDate({ timeZone, dayStart: 3 }, now)
  const toDate = (ago: number) => addDays(today, -ago)
  return {
    now,
    timeZone,
    today,
    toDate,
    /** @returns the instant in milliseconds; now for a moment that has not come yet */
    toInstant: ({ ago, time }: Moment) =>
      Math.min(atLocalTime(timeZone, { date: toDate(ago), time }).getTime(), now.getTime()),
  }
}

/** Counts the days since this date of the last month, or since its last day if it is shorter. */
export function countMonthAgo({ today }: DemoCalendar): number {
  const date = Temporal.PlainDate.from(today).subtract({ months: 1 }).toString()
  return countDays(date, today)
}
