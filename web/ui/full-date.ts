import { perLocale } from './locale.ts'

const fullDateFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }))

/** Format `YYYY-MM-DD` as "Friday, November 20, 2026". */
export function formatFullDate(date: string): string {
  return fullDateFormat().format(new Date(`${date}T00:00:00Z`))
}
