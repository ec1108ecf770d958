import { createHash } from 'node:crypto'
import { deleteIdempotencyKeys, findIdempotencyKey, insertIdempotencyKey } from './database/idempotency-keys.ts'
import { generateId } from './database/ids.ts'
import type { Database } from './database/tables.ts'
import { refuse } from './errors.ts'

/** An Idempotency-Key, and the digest of the request that uses it. */
export type IdempotencyKey = { key: string; digest: string }

type Caller = { userId: string; idempotencyKey: IdempotencyKey | null }

// Drafts keep their key, so a retry can come days later.
const keptMs = 7 * 24 * 60 * 60_000

export function digestRequest({ method, url, body }: { method: string; url: string; body?: unknown }): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('base64url')
}

/**
 * Claims the Idempotency-Key of a request for a week, in the transaction that carries the request out. Concurrent
 * requests with the same key wait for that transaction.
 * @returns the id of the row that the request creates, and whether an earlier request has already created it; the
 *   member may have deleted it since
 * @throws idempotency-key-reused when the key belongs to a different request
 */
export async function claimRequest(
  tx: Database,
  { userId, now, idempotencyKey }: Caller & { now: Date },
): Promise<{ id: string; isRetry: boolean }> {
  const id = generateId()
  if (!idempotencyKey) return { id, isRetry: false }
  const { key, digest } = idempotencyKey
  const row = { user_id: userId, key, digest, created_at: now.toISOString(), created_id: id }
  const claimed = await insertIdempotencyKey(tx, row)
  if (claimed.digest !== digest)
    throw refuse('idempotency-key-reused', 'This Idempotency-Key was already used for a different request.')
  return { id: claimed.created_id ?? id, isRetry: claimed.created_id !== id }
}

/** Whether an earlier request has claimed the key. */
export async function isRetry(database: Database, { userId, idempotencyKey }: Caller): Promise<boolean> {
  return idempotencyKey !== null && (await findIdempotencyKey(database, userId, idempotencyKey.key)) !== undefined
}

export function forgetOldRequests(database: Database, now: Date): Promise<void> {
  return deleteIdempotencyKeys(database, { before: new Date(now.getTime() - keptMs).toISOString() })
}
