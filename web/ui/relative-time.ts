import { formatDay } from './dates.ts'
import { perLocale } from './locale.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const format = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/**
 * Format an instant as "5 minutes ago", "yesterday" or, after a week, as a date. Up to twelve hours count as hours even
 * past midnight: at one in the morning, "yesterday" would mean the evening that has just ended.
 * @param now in milliseconds
 * @param toDate finds the reader's date at an instant
 */
export function formatRelativeTime(instant: string, now: number, toDate: (instant: string | Date) => string): string {
  const age = Math.max(0, now - Date.parse(instant))
  if (age < minute) return 'just now'
  if (age < hour) return format().format(-Math.floor(age / minute), 'minute')
  const [date, today] = [toDate(instant), toDate(new Date(now))]
  if (age < 12 * hour || date === today) return format().format(-Math.floor(age / hour), 'hour')
  const days = (Date.parse(today) - Date.parse(date)) / day
  return days < 7 ? format().format(-days, 'day') : formatDay(date, today)
}
