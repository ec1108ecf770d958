import type { Database } from '../database/tables.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../errors.ts'
import type { Services } from '../services/services.ts'
import { deleteCount, deleteEndedCounts, raiseCount } from './queries.ts'

type Limit = { most: number; minutes: number }

/**
 * Counts an attempt before the work it asks for, so that many at once cannot slip through together.
 * @param subject what is counted, in words; only its signature is stored
 * @throws too-many-requests with the seconds until the window ends
 */
export async function countAttempt(
  { database, services }: Dependencies,
  subject: string,
  { most, minutes }: Limit,
): Promise<void> {
  const now = services.clock.now()
  const { count, window_ends_at } = await raiseCount(database, {
    key: keyOf(services, subject),
    now: now.toISOString(),
    windowEndsAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
  })
  if (count <= most) return
  const retryAfter = Math.max(1, (new Date(window_ends_at).getTime() - now.getTime()) / 1000)
  throw refuse('too-many-requests', `Too many attempts. Please try again in ${inMinutes(retryAfter)}.`, { retryAfter })
}

/** What succeeded is no longer counted. */
export function forgetAttempts(tx: Database, services: Services, subject: string): Promise<void> {
  return deleteCount(tx, keyOf(services, subject))
}

/** Clears some of the counts whose window has ended. */
export function dropEndedAttempts(tx: Database, { clock }: Services): Promise<void> {
  return deleteEndedCounts(tx, { now: clock.now().toISOString(), most: 500 })
}

function keyOf({ secrets }: Services, subject: string): string {
  return secrets.sign('attempts', subject)
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
