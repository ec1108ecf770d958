/** The member's own English variant. The app is English only. */
export const locale = navigator.languages.find((language) => language.startsWith('en')) ?? 'en'

const longDateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const weekdayNameFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
const shortDateFormat = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
const dateFormatters = new Map<string, Intl.DateTimeFormat>()
const hourFormatters = new Map<string, Intl.DateTimeFormat>()
const timeFormatters = new Map<string, Intl.DateTimeFormat>()

/** Return an instant's date in a time zone, `YYYY-MM-DD`. Hours before `dayStart` belong to the date before. */
export function toLocalDate(timeZone: string, instant: string | Date, dayStart = 0): string {
  const time = new Date(instant)
  const fields = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const date = getFormatter(dateFormatters, 'en-CA', fields).format(time)
  if (dayStart === 0) return date
  const hour = getFormatter(hourFormatters, 'en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(time)
  return Number(hour) < dayStart ? addDays(date, -1) : date
}

/** Add days to `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const result = new Date(date)
  result.setUTCDate(result.getUTCDate() + days)
  return result.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** Format `YYYY-MM-DD` as "November 20, 2026". */
export function formatLongDate(date: string): string {
  return longDateFormat.format(new Date(`${date}T00:00:00Z`))
}

/** Format `YYYY-MM-DD` as "Friday" within six days of today, or else as "20 November". */
export function formatRecentDay(date: string, today: string): string {
  const isNear = addDays(today, -7) < date && date < addDays(today, 7)
  return (isNear ? weekdayNameFormat : shortDateFormat).format(new Date(`${date}T00:00:00Z`))
}

/** Format `YYYY-MM-DD` as "November 20", or as "November 20, 2025" in another year than `today`. */
export function formatDay(date: string, today: string): string {
  if (date.slice(0, 4) !== today.slice(0, 4)) return formatLongDate(date)
  return shortDateFormat.format(new Date(`${date}T00:00:00Z`))
}

/** Format two `YYYY-MM-DD` as "October 21 – November 22, 2026". */
export function formatDateRange(from: string, to: string): string {
  return longDateFormat.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** Format an instant's time in a time zone as "07:40". */
export function formatTime(timeZone: string, instant: string): string {
  return getFormatter(timeFormatters, locale, { timeZone, timeStyle: 'short' }).format(new Date(instant))
}

/** Format an instant in a time zone as "November 20, 2026, 07:40". */
export function formatDateTime(timeZone: string, instant: string): string {
  return `${formatLongDate(toLocalDate(timeZone, instant))}, ${formatTime(timeZone, instant)}`
}

function getFormatter(
  cache: Map<string, Intl.DateTimeFormat>,
  language: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
) {
  const cached = cache.get(options.timeZone) ?? createFormatter(language, options)
  cache.set(options.timeZone, cached)
  return cached
}

function createFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options)
  } catch {
    // Older browsers may not know the zone, so use the device's.
    return new Intl.DateTimeFormat(language, { ...options, timeZone: undefined })
  }
}
