import { addDays, type DayRule, getDayBounds } from './calendar.ts'
import { atLocalTime, getLocalTime } from './local-time.ts'

/** From one time of day to another, HH:MM, such as 22:00 to 07:00. Empty if both are the same. */
export type QuietHours = { from: string; until: string }

type Day = ReturnType<typeof getDayBounds>

// Limited because members can choose any time zone and time.
const maxCached = 10_000
const days = new Map<string, Day>()
const instants = new Map<string, number>()
const clockTimes = new Map<string, string>()
const step = 5
const stepMs = step * 60_000
const dayMinutes = 24 * 60

/** Returns when a date of the member starts and ends. Both are the same for a date that the zone left out. */
export function getDay(rule: DayRule, date: string): Day {
  const key = `${date} ${rule.dayStart} ${rule.timeZone}`
  const cached = days.get(key)
  if (cached) return cached
  const day = getDayBounds(rule, date)
  remember(days, key, day)
  return day
}

/**
 * Returns the instant at which the clocks show a time in the member's day: the first time if they show it twice, and the
 * end of the gap if they skip it. Times before the day start come after midnight. A time in quiet hours moves to the
 * nearer end of them.
 * @returns null if the day has no such time
 */
export function placeTime(rule: DayRule, quiet: QuietHours, date: string, time: string): number | null {
  const clear = moveOutOfQuiet(quiet, time)
  const { startsAt, endsAt } = getDay(rule, date)
  const isEarly = toMinutes(clear) < rule.dayStart * 60
  const at = getInstant(rule.timeZone, isEarly ? addDays(date, 1) : date, clear)
  // The clocks can skip the last minutes of a day, or skip into the quiet hours.
  const isAllowed = (instant: number) =>
    startsAt <= instant && instant < endsAt && !isQuiet(quiet, getClockTime(rule.timeZone, instant))
  if (isAllowed(at)) return at
  for (let next = Math.max(at, startsAt); next < endsAt; next += stepMs) if (isAllowed(next)) return next
  for (let before = Math.min(at, endsAt) - stepMs; before >= startsAt; before -= stepMs)
    if (isAllowed(before)) return before
  return null
}

/** Moves a time in quiet hours to the nearer end: five minutes before they start, or when they end. */
export function moveOutOfQuiet(quiet: QuietHours, time: string): string {
  if (!isQuiet(quiet, time)) return time
  const [at, from, until] = [time, quiet.from, quiet.until].map(toMinutes) as [number, number, number]
  const sinceStart = wrap(at - from)
  const untilEnd = wrap(until - at)
  return sinceStart < untilEnd ? formatTime(wrap(from - step)) : quiet.until
}

export function isQuiet({ from, until }: QuietHours, time: string): boolean {
  return from <= until ? from <= time && time < until : from <= time || time < until
}

/** Returns when the next quiet hours start after an instant; infinity without quiet hours. */
export function findQuietStart({ timeZone }: Pick<DayRule, 'timeZone'>, { from, until }: QuietHours, after: number) {
  if (from === until) return Infinity
  const { date: local } = getLocalTime(timeZone, new Date(after))
  const starts = [local, addDays(local, 1), addDays(local, 2)].map((date) => getInstant(timeZone, date, from))
  return starts.find((start) => start > after) ?? Infinity
}

/** Returns the time that the clocks of a zone show, HH:MM. */
export function getClockTime(timeZone: string, instant: number): string {
  const minute = Math.floor(instant / 60_000)
  const key = `${minute} ${timeZone}`
  const cached = clockTimes.get(key)
  if (cached !== undefined) return cached
  const { time } = getLocalTime(timeZone, new Date(instant))
  remember(clockTimes, key, time)
  return time
}

/** Returns the minutes since midnight of HH:MM. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

export function formatTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function getInstant(timeZone: string, date: string, time: string): number {
  const key = `${date} ${time} ${timeZone}`
  const cached = instants.get(key)
  if (cached !== undefined) return cached
  const instant = atLocalTime(timeZone, { date, time }).getTime()
  remember(instants, key, instant)
  return instant
}

function wrap(minutes: number): number {
  return (minutes + dayMinutes) % dayMinutes
}

function remember<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  if (cache.size >= maxCached) cache.clear()
  cache.set(key, value)
}
