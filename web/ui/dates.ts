/** Dates as an English reader writes them at home. */
const locale = navigator.languages.find((language) => language.startsWith('en')) ?? 'en'

const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const dayOfWeek = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
const keys = new Map<string, Intl.DateTimeFormat>()
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The calendar date of an instant in a time zone, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, instant: string | Date): string {
  return formatter(keys, 'en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  )
}

/** `YYYY-MM-DD` in words: "November 20, 2026". */
export function longDate(date: string): string {
  return longDay.format(new Date(`${date}T00:00:00Z`))
}

/** `YYYY-MM-DD` as a day of the week: "Friday 20 November". */
export function weekday(date: string): string {
  return dayOfWeek.format(new Date(`${date}T00:00:00Z`))
}

/** `YYYY-MM-DD` in words, with the weekday: "Friday, November 20, 2026". */
export function fullDate(date: string): string {
  return fullDay.format(new Date(`${date}T00:00:00Z`))
}

/** The time of an instant on the clock of a time zone: "07:40". */
export function clockTime(timeZone: string, instant: string): string {
  return formatter(clocks, locale, { timeZone, timeStyle: 'short' }).format(new Date(instant))
}

/** The day and the time of an instant in a time zone: "November 20, 2026, 07:40". */
export function dayAndTime(timeZone: string, instant: string): string {
  return `${longDate(dateIn(timeZone, instant))}, ${clockTime(timeZone, instant)}`
}

function formatter(
  made: Map<string, Intl.DateTimeFormat>,
  language: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
) {
  const found = made.get(options.timeZone) ?? formatIn(language, options)
  made.set(options.timeZone, found)
  return found
}

function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options)
  } catch {
    // An older browser may not know the zone: the clock of its device is close enough.
    return new Intl.DateTimeFormat(language, { ...options, timeZone: undefined })
  }
}
