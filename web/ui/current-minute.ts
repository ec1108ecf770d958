import { useSyncExternalStore } from 'react'
import { getRenderTime } from './clock.ts'

const minute = 60_000

/** Return the current time in milliseconds, updated every minute. */
export function useCurrentMinute(): number {
  return useSyncExternalStore(
    subscribeToMinutes,
    () => roundUp(Date.now()),
    () => roundUp(getRenderTime()),
  )
}

function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 2)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Nothing new is then in the future. */
function roundUp(time: number): number {
  return Math.ceil(time / (minute / 2)) * (minute / 2)
}
