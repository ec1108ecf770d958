import { useSyncExternalStore } from 'react'
import { getRenderTime } from '../ui/clock.ts'
import { toLocalDate } from '../ui/dates.ts'
import { usePreferences } from './preferences.ts'
import { useUser } from './session.ts'

/** Milliseconds between checks for a new day. */
const CHECK_INTERVAL = 60_000

/** Return the member's time zone, or UTC for a visitor. */
export function useTimeZone(): string {
  return useUser()?.timeZone ?? 'UTC'
}

/** Return the member's date, `YYYY-MM-DD`, and update when their day ends: at the hour they chose, not at midnight. */
export function useToday(): string {
  const toMemberDate = useMemberDate()
  return useSyncExternalStore(
    subscribeToDateChange,
    () => toMemberDate(new Date()),
    () => toMemberDate(new Date(getRenderTime())),
  )
}

/** Return a function that finds the member's date at an instant. */
export function useMemberDate(): (instant: string | Date) => string {
  const timeZone = useTimeZone()
  const { dayStart } = usePreferences()
  return (instant) => toLocalDate(timeZone, instant, dayStart)
}

function subscribeToDateChange(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
