import type { Database } from '../database/tables.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../errors.ts'
import type { Services } from '../services/services.ts'
import { deleteCounter, deleteExpiredCounters, incrementCounter } from './queries.ts'

type ThrottleLimit = { maxAttempts: number; minutes: number }

/** Count an attempt before the work, so that concurrent attempts can't exceed the limit. @throws too-many-requests */
export async function throttle(
  { database, services }: Dependencies,
  key: string,
  { maxAttempts, minutes }: ThrottleLimit,
): Promise<void> {
  const now = services.clock.now()
  const { count, window_ends_at } = await incrementCounter(database, {
    key: getThrottleKey(services, key),
    now: now.toISOString(),
    windowEndsAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
  })
  if (count <= maxAttempts) return
  const retryAfter = Math.max(1, (new Date(window_ends_at).getTime() - now.getTime()) / 1000)
  throw refuse('too-many-requests', `Too many attempts. Please try again in ${formatMinutes(retryAfter)}.`, {
    retryAfter,
  })
}

export function resetThrottle(tx: Database, services: Services, key: string): Promise<void> {
  return deleteCounter(tx, getThrottleKey(services, key))
}

export function deleteExpiredThrottles(tx: Database, { clock }: Services): Promise<void> {
  return deleteExpiredCounters(tx, { now: clock.now().toISOString(), limit: 500 })
}

// Signed, because a key contains an email or IP address.
function getThrottleKey({ secrets }: Services, key: string): string {
  return secrets.sign('attempts', key)
}

function formatMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
