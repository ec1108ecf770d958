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

/** Says whether more than `count` members may follow a discussion. */
export async function hasMoreFollowers(tx: Database, postId: string, count: number): Promise<boolean> {
  return (await listCandidateIds(tx, { postId, after: '', limit: count + 1 })).length > count
}

/**
 * Tells the next members about a reply, by id: those who follow the discussion and see both.
 * @returns whom it told, for `publishUnread` after the transaction; and `next`, where to go on, null at the end
 */
export async function tellFollowers(
  tx: Database,
  reply: ReplyToTell,
  { after, limit, now }: { after: string; limit: number; now: Date },
): Promise<{ told: string[]; next: string | null }> {
  const candidates = await listCandidateIds(tx, { postId: reply.postId, after, limit: limit + 1 })
  const batch = candidates.slice(0, limit)
  const recipients = await selectFollowerIds(tx, reply, batch)
  const { postId: subjectId, authorId: actorId, createdAt: eventAt } = reply
  const told = await notify(tx, { kind: 'reply', subjectId, actorId, recipients, now, eventAt })
  return { told, next: candidates.length > limit ? (batch.at(-1) ?? null) : null }
}

/** Keeps those of the members who see a discussion and the author of a new post in it. */
export function listReaders(
  tx: Database,
  { actorId, ...post }: { postId: string; actorId: string; userIds: string[] },
): Promise<string[]> {
  return selectReaderIds(tx, { ...post, authorId: actorId })
}
