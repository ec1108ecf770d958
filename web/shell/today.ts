import { useSyncExternalStore } from 'react'
import { toLocalDate } from '../ui/dates.ts'
import { useUser } from './session.ts'

/** Milliseconds between two looks at the calendar. */
const CHECK_INTERVAL = 60_000

/** The member's time zone; a visitor's is never asked for. */
export function useTimeZone(): string {
  return useUser()?.timeZone ?? 'UTC'
}

/** Today on the member's calendar, `YYYY-MM-DD`. A screen left open overnight wakes up on the right day. */
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
