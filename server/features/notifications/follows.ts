import { type Actor, type CommunityActor, getViewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { findFollow, insertFollow, listFollowerIds, listReaderIds, upsertFollow } from './follow-queries.ts'

/** @throws not-found, also for a discussion that the member does not see */
export async function isFollowing(database: Database, actor: CommunityActor, postId: string): Promise<boolean> {
  const found = await findFollow(database, getViewer(actor), postId)
  if (!found) throw refuse('not-found', 'Discussion not found.')
  // The members of a crew follow its thread from the start.
  return found.following ?? found.crew_id !== null
}

/** @throws not-found, also for a discussion that the member does not see */
export function setFollowing(
  database: Database,
  actor: CommunityActor,
  postId: string,
  following: boolean,
): Promise<boolean> {
  return transaction(database, async (tx) => {
    await isFollowing(tx, actor, postId)
    await upsertFollow(tx, { postId, userId: actor.userId, following, now: actor.now.toISOString() })
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

/** Lists who is told about a reply: those who follow the discussion and see both. */
export function listFollowers(
  tx: Database,
  reply: { postId: string; authorId: string | null; actorId: string },
): Promise<string[]> {
  return listFollowerIds(tx, reply)
}

/** Keeps those of the members who see a discussion and the author of a new post in it. */
export function listReaders(
  tx: Database,
  post: { postId: string; actorId: string; userIds: string[] },
): Promise<string[]> {
  return listReaderIds(tx, post)
}
