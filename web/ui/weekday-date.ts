import { perLocale } from './locale.ts'

const weekdayDateFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** Format `YYYY-MM-DD` as "Friday, November 20". */
export function formatWeekdayDate(date: string): string {
  return weekdayDateFormat().format(new Date(`${date}T00:00:00Z`))
}
