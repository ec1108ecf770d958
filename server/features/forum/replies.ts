import type { Actor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { claimRequestId } from '../../idempotency.ts'
import { followAsParticipant, listFollowers } from '../notifications/follows.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawActor } from '../notifications/withdraw.ts'
import { throwDiscussionNotFound } from './discussions.ts'
import * as queries from './reply-queries.ts'
import type { ReplyRow } from './reply-queries.ts'

/** Adds a reply. A retry returns the reply of the first request. @throws not-found, also for a deleted discussion */
export async function createReply(
  database: Database,
  actor: Actor,
  postId: string,
  content: string,
): Promise<ReplyRow> {
  const { userId, username, now, requestId } = actor
  const { reply, notified } = await transaction(database, async (tx) => {
    await claimRequestId(tx, actor)
    // Counting first locks the post, so that it cannot be deleted at the same time.
    if (!(await queries.incrementReplies(tx, postId))) throwDiscussionNotFound()
    const row = {
      id: generateId(),
      post_id: postId,
      user_id: userId,
      username,
      content,
      created_at: now.toISOString(),
      edited_at: null,
      request_id: requestId,
      hidden_at: null,
      removed_at: null,
      decision_id: null,
    }
    if (await queries.insertReply(tx, row)) {
      const recipients = await listFollowers(tx, postId)
      await followAsParticipant(tx, actor, postId)
      const cause = { kind: 'reply', subjectId: postId, actorId: userId, recipients, now } as const
      return { reply: { ...row, author: username }, notified: await notify(tx, cause) }
    }
    await queries.decrementReplies(tx, postId)
    const existing = await queries.findReplyByRequest(tx, { userId, requestId })
    return { reply: existing ?? throwReplyNotFound(), notified: [] }
  })
  publishUnread(database, notified)
  return reply
}

/** @throws not-found when it is not the member's */
export function editReply(
  database: Database,
  { userId, now }: Actor,
  { postId, id }: { postId: string; id: string },
  content: string,
): Promise<ReplyRow> {
  return transaction(database, async (tx) => {
    if (!(await queries.updateReply(tx, { userId, postId, id, change: { content, edited_at: now.toISOString() } })))
      throwReplyNotFound()
    return (await queries.findReplyById(tx, { postId, id })) ?? throwReplyNotFound()
  })
}

/** Deletes the member's own reply. The last one also removes a deleted discussion's tombstone. @throws not-found */
export async function deleteReply(
  database: Database,
  { userId, now }: Actor,
  { postId, id }: { postId: string; id: string },
): Promise<void> {
  const notified = await transaction(database, async (tx) => {
    if (!(await queries.deleteReply(tx, { userId, postId, id }))) throwReplyNotFound()
    await queries.decrementReplies(tx, postId)
    await queries.deleteOrphanedTombstone(tx, postId)
    const latestAt = await queries.findLatestReplyTime(tx, { userId, postId })
    return withdrawActor(tx, { kind: 'reply', subjectId: postId, actorId: userId, latestAt }, now)
  })
  publishUnread(database, notified)
}

function throwReplyNotFound(): never {
  throw refuse('not-found', 'Reply not found.')
}
