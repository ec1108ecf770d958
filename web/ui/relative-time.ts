import { useSyncExternalStore } from 'react'
import { formatDay, locale, toLocalDate } from './dates.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

/** Format an instant as "5 minutes ago", "yesterday" or, after a week, as a date. `now` is in milliseconds. */
export function formatRelativeTime(instant: string, now: number, timeZone: string): string {
  const age = Math.max(0, now - Date.parse(instant))
  if (age < minute) return 'just now'
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute')
  const [date, today] = [toLocalDate(timeZone, instant), toLocalDate(timeZone, new Date(now))]
  if (date === today) return format.format(-Math.floor(age / hour), 'hour')
  const days = (Date.parse(today) - Date.parse(date)) / day
  return days < 7 ? format.format(-days, 'day') : formatDay(date, today)
}

/** Return the current time in milliseconds, updated every minute. */
export function useCurrentMinute(): number {
  return useSyncExternalStore(subscribeToMinutes, getCurrentMinute)
}

function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 2)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

function getCurrentMinute(): number {
  // Rounded up, so that nothing new is in the future.
  return Math.ceil(Date.now() / (minute / 2)) * (minute / 2)
}
