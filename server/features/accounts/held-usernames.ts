import { createHash } from 'node:crypto'
import { usernameChanges } from '#contract/limits.ts'
import type { Database } from '../../database/tables.ts'
import { toUsernameKey } from '../../username-key.ts'
import * as queries from './held-username-queries.ts'
import { toUsernameSkeleton } from './username-skeleton.ts'

const dayMs = 24 * 3_600_000

/**
 * Keep others from taking a name that its owner gives up.
 * @param name.userId who can take it back; null for nobody
 */
export async function holdUsername(
  tx: Database,
  { username, userId, now }: { username: string; userId: string | null; now: Date },
): Promise<void> {
  const { keyHash, skeletonHash } = toHashes(username)
  await queries.deleteExpiredHolds(tx, { now: now.toISOString(), limit: 100 })
  await queries.upsertHeldUsername(tx, {
    key_hash: keyHash,
    skeleton_hash: skeletonHash,
    user_id: userId,
    held_until: new Date(now.getTime() + usernameChanges.days * dayMs).toISOString(),
  })
}

/** Give a name back to the member who gave it up. @returns whether it was held for them */
export function takeBackUsername(
  tx: Database,
  { username, userId, now }: { username: string; userId: string; now: Date },
): Promise<boolean> {
  return queries.deleteHeldUsername(tx, { keyHash: toHashes(username).keyHash, userId, now: now.toISOString() })
}

/** Whether a name is, or looks like, one that someone else gave up lately. */
export async function findHeldUsername(
  database: Database,
  { username, except, now }: { username: string; except: string; now: Date },
): Promise<{ username: boolean; lookalike: boolean }> {
  const hashes = toHashes(username)
  const rows = await queries.listHeldUsernames(database, { ...hashes, except, now: now.toISOString() })
  return { username: rows.some((row) => row.key_hash === hashes.keyHash), lookalike: rows.length > 0 }
}

// Hashed, because they outlive the account.
function toHashes(username: string) {
  return { keyHash: hash(toUsernameKey(username)), skeletonHash: hash(toUsernameSkeleton(username)) }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
