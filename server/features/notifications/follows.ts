import { type Actor, type CommunityActor, getViewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import {
  findFollow,
  insertFollow,
  listCandidateIds,
  type ReplyToTell,
  selectFollowerIds,
  selectReaderIds,
  upsertFollow,
} from './follow-queries.ts'
import { notify } from './notify.ts'

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

export type { ReplyToTell }
export { selectReaderIds }

/**
 * Lists the next members who may follow a discussion, by id.
 * @returns `next`, after which to go on; null at the end
 */
export async function listNextFollowers(
  tx: Database,
  postId: string,
  { after, limit }: { after: string; limit: number },
): Promise<{ ids: string[]; next: string | null }> {
  const ids = await listCandidateIds(tx, { postId, after, limit: limit + 1 })
  return ids.length > limit ? { ids: ids.slice(0, limit), next: ids[limit - 1] ?? null } : { ids, next: null }
}

/**
 * Tells those of the members about a reply who follow the discussion and see both.
 * @returns these members, for `publishUnread` after the transaction
 */
export async function tellFollowers(
  tx: Database,
  reply: ReplyToTell,
  { ids, now }: { ids: string[]; now: Date },
): Promise<string[]> {
  const recipients = await selectFollowerIds(tx, reply, ids)
  const { postId: subjectId, authorId: actorId, createdAt } = reply
  return notify(tx, { kind: 'reply', subjectId, actorId, recipients, now, createdAt })
}
