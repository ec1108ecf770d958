import type { Database } from '../database/tables.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../errors.ts'
import type { Services } from '../services/services.ts'
import {
  countDownCounter,
  countAttempt,
  deleteCounter,
  deleteExpiredCounters,
  findCounter,
  incrementCounter,
} from './queries.ts'

type ThrottleLimit = { maxAttempts: number; minutes: number }
type Backoff = { freeAttempts: number; minutes: number }

/** Seconds to wait after the last free attempt, and after each further one. */
const backoffSeconds = [1, 2, 4, 8, 16, 32, 60]

/**
 * Count an attempt before the work, so that concurrent attempts can't exceed the limit.
 * @param describe writes the message of the error, with a duration such as "3 hours"
 * @param field of the form that the message is about
 * @throws too-many-requests
 */
export async function throttle(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  key: string,
  { maxAttempts, minutes }: ThrottleLimit,
  describe?: (wait: string) => string,
  field?: string,
): Promise<void> {
  const now = services.clock.now()
  const { count, window_ends_at } = await incrementCounter(database, {
    key: getThrottleKey(services, key),
    now: now.toISOString(),
    windowEndsAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
  })
  if (count > maxAttempts)
    throw tooManyAttemptsError((new Date(window_ends_at).getTime() - now.getTime()) / 1000, describe, field)
}

/**
 * Count an attempt before the work. After the free attempts, each one has to wait twice as long as the one before, but
 * at most a minute. An attempt that comes too early isn't counted.
 * @throws too-many-requests
 */
export async function slowDown(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  name: string,
  { freeAttempts, minutes }: Backoff,
): Promise<void> {
  const now = services.clock.now().getTime()
  const key = getThrottleKey(services, name)
  const windowMs = minutes * 60_000
  const toText = (time: number) => new Date(time).toISOString()
  // The end of the window says when the last attempt was.
  const isCounted = await countAttempt(database, {
    key,
    now: toText(now),
    windowEndsAt: toText(now + windowMs),
    freeAttempts,
    waits: backoffSeconds.map((seconds) => toText(now + windowMs - seconds * 1000)),
  })
  if (isCounted) return
  const counter = await findCounter(database, key)
  const seconds = backoffSeconds.at(Math.min((counter?.count ?? 0) - freeAttempts, backoffSeconds.length - 1)) ?? 1
  const lastAttempt = counter ? new Date(counter.window_ends_at).getTime() - windowMs : now
  throw tooManyAttemptsError((lastAttempt - now) / 1000 + seconds)
}

/** Take back an attempt that turned out to be right. */
export function undoAttempt(tx: Database, services: Services, name: string): Promise<void> {
  return countDownCounter(tx, getThrottleKey(services, name))
}

export function resetThrottle(tx: Database, services: Pick<Services, 'secrets'>, key: string): Promise<void> {
  return deleteCounter(tx, getThrottleKey(services, key))
}

export function deleteExpiredThrottles(tx: Database, { clock }: Pick<Services, 'clock'>): Promise<void> {
  return deleteExpiredCounters(tx, { now: clock.now().toISOString(), limit: 500 })
}

// Signed, because a key contains an email or IP address.
function getThrottleKey({ secrets }: Pick<Services, 'secrets'>, key: string): string {
  return secrets.sign('attempts', key)
}

function tooManyAttemptsError(
  seconds: number,
  describe = (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  field?: string,
) {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  const message = describe(formatDuration(retryAfter))
  return refuse('too-many-requests', message, { retryAfter, ...(field && { fields: { [field]: message } }) })
}

function formatDuration(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : seconds < 172_800
          ? [Math.ceil(seconds / 3600), 'hour']
          : [Math.ceil(seconds / 86_400), 'day']
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`
}
