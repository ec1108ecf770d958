import { createLimitedCache } from './limited-cache.ts'
import { getLocale, perLocale } from './locale.ts'

const longDateFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const monthFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
const monthOfYearFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const weekdayNameFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
const shortDateFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
)
/** The server has members in many time zones. */
const MAX_FORMATTERS = 200
const getDateFormatter = createLimitedCache<Intl.DateTimeFormat>(MAX_FORMATTERS)
const getHourFormatter = createLimitedCache<Intl.DateTimeFormat>(MAX_FORMATTERS)
const getTimeFormatter = createLimitedCache<Intl.DateTimeFormat>(MAX_FORMATTERS)

/** Return an instant's date in a time zone, `YYYY-MM-DD`. Hours before `dayStart` belong to the date before. */
export function toLocalDate(timeZone: string, instant: string | Date, dayStart = 0): string {
  const time = new Date(instant)
  const fields = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const date = getDateFormatter(timeZone, () => createFormatter('en-CA', fields)).format(time)
  if (dayStart === 0) return date
  return Number(formatHour(timeZone, time)) < dayStart ? addDays(date, -1) : date
}

/** Format an instant's hour in a time zone, from 00 to 23. */
export function formatHour(timeZone: string, instant: Date): string {
  const fields = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const
  return getHourFormatter(timeZone, () => createFormatter('en-GB', fields)).format(instant)
}

/** Add days to `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const result = new Date(date)
  result.setUTCDate(result.getUTCDate() + days)
  return result.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** Format `YYYY-MM-DD` as "November 20, 2026". */
export function formatLongDate(date: string): string {
  return longDateFormat().format(new Date(`${date}T00:00:00Z`))
}

/** Format `YYYY-MM-DD` as "Friday" within six days of today, or else as "20 November". */
export function formatRecentDay(date: string, today: string): string {
  const isNear = addDays(today, -7) < date && date < addDays(today, 7)
  return (isNear ? weekdayNameFormat : shortDateFormat)().format(new Date(`${date}T00:00:00Z`))
}

/** Format `YYYY-MM-DD` as "November 20", or as "November 20, 2025" in another year than `today`. */
export function formatDay(date: string, today: string): string {
  if (date.slice(0, 4) !== today.slice(0, 4)) return formatLongDate(date)
  return shortDateFormat().format(new Date(`${date}T00:00:00Z`))
}

/** Format `YYYY-MM-DD` as "November", or as "November 2025" in another year than `today`. */
export function formatMonth(date: string, today: string): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? monthFormat() : monthOfYearFormat()
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** Format two `YYYY-MM-DD` as "October 21 – November 22, 2026". */
export function formatDateRange(from: string, to: string): string {
  return longDateFormat().formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** Format an instant's time in a time zone as "07:40". */
export function formatTime(timeZone: string, instant: string): string {
  const locale = getLocale()
  const create = () => createFormatter(locale, { timeZone, timeStyle: 'short' })
  return getTimeFormatter(`${locale} ${timeZone}`, create).format(new Date(instant))
}

/** Format an instant in a time zone as "November 20, 2026, 07:40". */
export function formatDateTime(timeZone: string, instant: string): string {
  return `${formatLongDate(toLocalDate(timeZone, instant))}, ${formatTime(timeZone, instant)}`
}

function createFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options)
  } catch {
    // Older browsers may not know the zone, so use the device's.
    return new Intl.DateTimeFormat(language, { ...options, timeZone: undefined })
  }
}
