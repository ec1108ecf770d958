import { createHash } from 'node:crypto'
import type { Actor } from './actor.ts'
import { claimIdempotencyKey, deleteIdempotencyKeys } from './database/idempotency-keys.ts'
import type { Database } from './database/tables.ts'
import { refuse } from './errors.ts'

const keptMs = 24 * 60 * 60_000

export function digestRequest({ method, url, body }: { method: string; url: string; body?: unknown }): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('base64url')
}

/**
 * Remembers the request of an Idempotency-Key for a day, in the transaction that creates or toggles something.
 * @throws idempotency-key-reused when the key belongs to a different request
 */
export async function claimRequestId(
  tx: Database,
  { userId, now, requestId, requestDigest }: Pick<Actor, 'userId' | 'now' | 'requestId' | 'requestDigest'>,
): Promise<void> {
  if (requestId === null || requestDigest === null) return
  const row = { user_id: userId, key: requestId, digest: requestDigest, created_at: now.toISOString() }
  if ((await claimIdempotencyKey(tx, row)) !== requestDigest)
    throw refuse('idempotency-key-reused', 'This Idempotency-Key was already used for a different request.')
}

export function forgetOldRequests(database: Database, now: Date): Promise<void> {
  return deleteIdempotencyKeys(database, { before: new Date(now.getTime() - keptMs).toISOString() })
}
