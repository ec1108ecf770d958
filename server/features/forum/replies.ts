import type { z } from 'zod'
import type { AttachedPicture } from '#contract/forum-pictures.ts'
import type { replyForm } from '#contract/forum.ts'
import { type CommunityActor, getViewer } from '../../actor.ts'
import { publishCrewsOf } from '../../crew-events.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { followAsParticipant } from '../notifications/follows.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawActor, withdrawAnswers, withdrawMentions } from '../notifications/withdraw.ts'
import { refreshActivity } from './activity-queries.ts'
import { throwDiscussionNotFound } from './discussions.ts'
import { tellNowOrLater } from './followers.ts'
import { changeMentions, saveMentions, tellMentioned } from './mentions.ts'
import { setPictures } from './pictures.ts'
import { assertMayPost, countPostOfNewMember } from './posting.ts'
import { isClosed } from './present.ts'
import { findVisiblePost } from './queries.ts'
import { clearQuotesOf } from './quote-queries.ts'
import { checkQuote, refreshQuotes } from './quotes.ts'
import * as queries from './reply-queries.ts'
import type { ReplyRow } from './reply-queries.ts'

/** @property pictures undefined keeps those of an edited reply */
export type ReplyForm = z.output<typeof replyForm> & { pictures?: AttachedPicture[] | undefined }

/**
 * Adds a reply. A retry returns the reply of the first request.
 * @throws not-found, also for a deleted or removed discussion; locked; the errors of assertMayPost
 */
export async function createReply(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  actor: CommunityActor,
  postId: string,
  form: ReplyForm,
): Promise<ReplyRow> {
  assertMayPost(actor, [form.content])
  const { reply, notified } = await transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    if (isRetry) {
      // The member may have left the crew of the thread since.
      if (!(await findVisiblePost(tx, getViewer(actor), postId))) throwDiscussionNotFound()
      return { reply: (await queries.findReplyById(tx, { postId, id })) ?? throwReplyNotFound(), notified: [] }
    }
    return addReply({ database: tx, services }, actor, { id, postId, form })
  })
  publishUnread(database, notified)
  return reply
}

/** Adds a reply in the transaction of its request, and tells those who follow the discussion. */
export async function addReply(
  { database: tx, services }: Pick<Dependencies, 'database' | 'services'>,
  actor: CommunityActor,
  { id, postId, form: { content, quote, pictures } }: { id: string; postId: string; form: ReplyForm },
): Promise<{ reply: ReplyRow; notified: string[] }> {
  const { userId, username, now } = actor
  const viewer = getViewer(actor)
  // Counting first locks the post, so that it cannot be deleted or moderated at the same time.
  const post = await queries.incrementReplies(tx, postId, id)
  if (!post || !(await findVisiblePost(tx, viewer, postId))) throwDiscussionNotFound()
  if (post.hidden_at !== null) throw refuse('locked', 'This discussion is hidden, so you can’t reply to it.')
  if (isClosed(post, now) && !viewer.isStaff) throwLocked()
  const quotedAuthorId = quote ? (await checkQuote(tx, viewer, postId, quote)).authorId : null
  const row = {
    id,
    post_id: postId,
    user_id: userId,
    username,
    content,
    created_at: now.toISOString(),
    edited_at: null,
    hidden_at: null,
    removed_at: null,
    decision_id: null,
    crew_id: post.crew_id,
    deleted_at: null,
    quoted_id: quote?.id ?? null,
    quoted_text: quote?.text ?? null,
  }
  await queries.insertReply(tx, row)
  await setPictures(tx, { kind: 'reply', id }, { userId, pictures })
  const mentioned = await saveMentions(tx, { postId, replyId: id, text: content })
  await countPostOfNewMember({ database: tx, services }, actor, 'reply')
  const told = await tellMentioned(tx, actor, {
    postId,
    userIds: [...mentioned, ...(quotedAuthorId === null ? [] : [quotedAuthorId])],
  })
  const followers = await tellNowOrLater(tx, { id, postId, createdAt: row.created_at, authorId: userId }, now)
  await followAsParticipant(tx, actor, postId)
  const reply = (await queries.findReplyById(tx, { postId, id })) ?? throwReplyNotFound()
  return { reply, notified: [...told, ...followers] }
}

/** @throws not-found when it is not the member's or moderators removed it; locked; the errors of assertMayPost */
export async function editReply(
  database: Database,
  actor: CommunityActor,
  { postId, id }: { postId: string; id: string },
  { content, quote, pictures }: ReplyForm,
): Promise<ReplyRow> {
  assertMayPost(actor, [content])
  const { userId, now } = actor
  const viewer = getViewer(actor)
  const { reply, notified } = await transaction(database, async (tx) => {
    // A quote that is not sent stays, but cannot be replaced by another one.
    const change = {
      content,
      edited_at: now.toISOString(),
      ...(quote === null && { quoted_id: null, quoted_text: null }),
    }
    if (!(await queries.updateReply(tx, { userId, postId, id, change }))) throwReplyNotFound()
    await setPictures(tx, { kind: 'reply', id }, { userId, pictures })
    const post = (await findVisiblePost(tx, viewer, postId)) ?? throwReplyNotFound()
    if (isClosed(post, now) && !viewer.isStaff) throwLocked()
    await refreshQuotes(tx, { id, content })
    const added = await changeMentions(tx, { postId, replyId: id, text: content })
    const withdrawn = await withdrawMentions(tx, postId, now)
    const reply = (await queries.findReplyById(tx, { postId, id })) ?? throwReplyNotFound()
    const told = isShown(reply) ? await tellMentioned(tx, actor, { postId, userIds: added }) : []
    return { reply, notified: [...withdrawn, ...told] }
  })
  publishUnread(database, notified)
  if (reply.crew_id !== null) await publishCrewsOf(database, userId)
  return reply
}

/** Deletes the member's own reply. The last one also removes a deleted discussion's tombstone. @throws not-found */
export async function deleteReply(
  database: Database,
  { userId, now }: Pick<CommunityActor, 'userId' | 'now'>,
  { postId, id }: { postId: string; id: string },
): Promise<void> {
  const { notified, crewId } = await transaction(database, async (tx) => {
    const aboutAnswers = await withdrawAnswers(tx, { postId, replyId: id }, now)
    const reply = (await queries.deleteReply(tx, { userId, postId, id })) ?? throwReplyNotFound()
    const wasCounted = isShown(reply)
    await queries.decrementReplies(tx, postId, wasCounted ? 1 : 0)
    await clearQuotesOf(tx, [id])
    await refreshActivity(tx, [postId])
    await queries.deleteOrphanedTombstone(tx, postId)
    const latestAt = await queries.findLatestReplyTime(tx, { userId, postId })
    const aboutReply = await withdrawActor(tx, { kind: 'reply', subjectId: postId, actorId: userId, latestAt }, now)
    const aboutMentions = await withdrawMentions(tx, postId, now)
    return { notified: [...aboutAnswers, ...aboutReply, ...aboutMentions], crewId: reply.crew_id }
  })
  publishUnread(database, notified)
  if (crewId !== null) await publishCrewsOf(database, userId)
}

function isShown({ hidden_at, removed_at }: Pick<ReplyRow, 'hidden_at' | 'removed_at'>): boolean {
  return hidden_at === null && removed_at === null
}

function throwLocked(): never {
  throw refuse('locked', 'This discussion is locked.')
}

function throwReplyNotFound(): never {
  throw refuse('not-found', 'Reply not found.')
}
