import { useSyncExternalStore } from 'react'
import { toLocalDate } from '../ui/dates.ts'
import { useUser } from './session.ts'

/** Milliseconds between checks for a new day. */
const CHECK_INTERVAL = 60_000

/** Return the member's time zone, or UTC for a visitor. */
export function useTimeZone(): string {
  return useUser()?.timeZone ?? 'UTC'
}

/** Return today as `YYYY-MM-DD` in the member's time zone, and update at midnight. */
export function useToday(): string {
  const timeZone = useTimeZone()
  return useSyncExternalStore(subscribeToDateChange, () => toLocalDate(timeZone, new Date()))
}

function subscribeToDateChange(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
