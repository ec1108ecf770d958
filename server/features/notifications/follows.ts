import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { findFollow, insertFollow, listFollowerIds, upsertFollow } from './follow-queries.ts'

/** @throws not-found, also for a deleted discussion */
export async function isFollowing(database: Database, userId: string, postId: string): Promise<boolean> {
  const found = await findFollow(database, { postId, userId })
  if (!found) throw refuse('not-found', 'Discussion not found.')
  return found.following ?? false
}

/** @throws not-found, also for a deleted discussion */
export function setFollowing(
  database: Database,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  postId: string,
  following: boolean,
): Promise<boolean> {
  return transaction(database, async (tx) => {
    await isFollowing(tx, userId, postId)
    await upsertFollow(tx, { postId, userId, following, now: now.toISOString() })
    return following
  })
}

/** Follows a discussion that the member takes part in, unless they have unfollowed it. */
export function followAsParticipant(
  tx: Database,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  postId: string,
): Promise<void> {
  return insertFollow(tx, { postId, userId, now: now.toISOString() })
}

export function listFollowers(tx: Database, postId: string): Promise<string[]> {
  return listFollowerIds(tx, postId)
}
