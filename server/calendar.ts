import { Temporal } from 'temporal-polyfill'

/** How a member counts days: an IANA time zone and the hour, 0 to 12, at which their days start. */
export type DayRule = { timeZone: string; dayStart: number }

type MemberDay = { date: string; startsAt: number; endsAt: number }

// Limited because members can send any number of spellings of a time zone, and any date.
const maxCached = 10_000
const hourMs = 3_600_000
const memberDays = new Map<string, MemberDay>()
const dayNumbers = new Map<string, number>()
const dates = new Map<number, string>()
const epoch = Temporal.PlainDate.from('1970-01-01')

/**
 * Returns the date of the member's day at an instant, such as `2026-11-21`. It is the latest date whose day start has
 * passed on the clocks of the zone. A day start that the clocks skip comes with the skip, a repeated one counts the
 * first time. So the date never moves back.
 * @throws RangeError for an unknown time zone
 */
export function getMemberDate({ timeZone, dayStart }: DayRule, instant: Date): string {
  const now = instant.getTime()
  // With the hour, dates of the past do not replace today's.
  const key = `${dayStart} ${timeZone} ${Math.floor(now / hourMs)}`
  const cached = memberDays.get(key)
  if (cached && cached.startsAt <= now && now < cached.endsAt) return cached.date
  const found = findMemberDay({ timeZone: resolveShortName(timeZone), dayStart }, now)
  remember(memberDays, key, found)
  return found.date
}

/** Returns the IANA name of a short name such as `PST`, which `Intl` accepts but `Temporal` does not. */
export function resolveShortName(timeZone: string): string {
  return timeZone.length === 3 ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : timeZone
}

function findMemberDay(rule: DayRule, now: number): MemberDay {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(rule.timeZone)
  let date = local.toPlainDate().subtract({ days: local.hour < rule.dayStart ? 1 : 0 })
  let startsAt = getDayStart(rule, date)
  let endsAt = getDayStart(rule, date.add({ days: 1 }))
  // The hour is misleading after the clocks were turned back over a day start, or skipped one.
  while (endsAt <= now) {
    date = date.add({ days: 1 })
    startsAt = endsAt
    endsAt = getDayStart(rule, date.add({ days: 1 }))
  }
  while (startsAt > now) {
    date = date.subtract({ days: 1 })
    endsAt = startsAt
    startsAt = getDayStart(rule, date)
  }
  return { date: date.toString(), startsAt, endsAt }
}

/** Returns when a date of the member starts and ends, in milliseconds since 1970. */
export function getDayBounds(rule: DayRule, date: string): { startsAt: number; endsAt: number } {
  const zone = { ...rule, timeZone: resolveShortName(rule.timeZone) }
  const day = Temporal.PlainDate.from(date)
  return { startsAt: getDayStart(zone, day), endsAt: getDayStart(zone, day.add({ days: 1 })) }
}

/** Returns milliseconds since 1970, UTC. */
function getDayStart({ timeZone, dayStart }: DayRule, date: Temporal.PlainDate): number {
  return date.toPlainDateTime({ hour: dayStart }).toZonedDateTime(timeZone).epochMilliseconds
}

export function addDays(date: string, days: number): string {
  return toDate(toDayNumber(date) + days)
}

/** Counts the days from one date to another; negative if `to` is earlier. */
export function countDays(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** Returns the ISO weekday of a day number: 1 is Monday, 7 is Sunday. */
export function getWeekday(dayNumber: number): number {
  // 1 January 1970 was a Thursday.
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1
}

/** Returns the days from 1970-01-01 to a date. Day numbers make loops over dates fast. */
export function toDayNumber(date: string): number {
  const cached = dayNumbers.get(date)
  if (cached !== undefined) return cached
  const dayNumber = epoch.until(Temporal.PlainDate.from(date)).days
  remember(dayNumbers, date, dayNumber)
  return dayNumber
}

export function toDate(dayNumber: number): string {
  const cached = dates.get(dayNumber)
  if (cached !== undefined) return cached
  const date = epoch.add({ days: dayNumber }).toString()
  remember(dates, dayNumber, date)
  return date
}

function remember<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value): void {
  if (cache.size >= maxCached) cache.clear()
  cache.set(key, value)
}
