import type { z } from 'zod'
import type { postForm } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import * as queries from './queries.ts'
import type { PostRow, ReplyRow } from './queries.ts'

/** The name under which the community itself opens discussions. */
export const communityName = 'Seven Pillars'

type PostForm = z.output<typeof postForm>
type Author = { userId: string; username: string; now: Date; requestId: string | null }

/** Starts a discussion; a repeat of the same request answers the discussion it started. */
export function startDiscussion(
  database: Database,
  { userId, username, now, requestId }: Author,
  form: PostForm,
): Promise<PostRow> {
  return transaction(database, async (tx) => {
    const id = await queries.insertPost(tx, newPost(form, { userId, username, now, requestId }))
    return (id && (await queries.postById(tx, id))) || postGone()
  })
}

/** Opens a discussion in the community's own name. @returns its id */
export async function openDiscussion(
  tx: Database,
  form: { pillar: Pillar; title: string; content: string },
  now: Date,
): Promise<string> {
  const post = newPost(form, { userId: null, username: communityName, now, requestId: null })
  await queries.insertPost(tx, post)
  return post.id
}

/** Changes a discussion that the community opened. @returns whether it was there */
export function changeStarter(tx: Database, id: string, form: PostForm, now: Date): Promise<boolean> {
  return queries.updateStarter(tx, { id, change: { ...form, edited_at: now.toISOString() }, answeredToo: true })
}

/** Puts another discussion in the place of one that the community opened and nobody has replied to. @returns whether it did */
export function replaceStarter(tx: Database, id: string, form: PostForm, now: Date): Promise<boolean> {
  return queries.updateStarter(tx, { id, change: { ...form, edited_at: now.toISOString() }, answeredToo: false })
}

/** Removes a discussion that the community opened and nobody has replied to. @returns whether it was removed */
export function removeStarter(tx: Database, id: string): Promise<boolean> {
  return queries.deleteUnansweredStarter(tx, id)
}

export function readDiscussion(database: Database, id: string): Promise<PostRow | undefined> {
  return queries.postById(database, id)
}

/** The titles of the discussions that the community opened, oldest first. Members' own are nobody else's material. */
export function titlesOfStarters(database: Database): Promise<{ title: string; pillar: Pillar }[]> {
  return queries.starterTitles(database, communityName)
}

/** Changes one's own discussion; what is absent stays. @throws not-found when it is not the member's */
export function changeDiscussion(
  database: Database,
  { userId, now }: Author,
  id: string,
  form: Partial<PostForm>,
): Promise<PostRow> {
  return transaction(database, async (tx) => {
    const isHis =
      Object.keys(form).length > 0
        ? await queries.updatePost(tx, { userId, id, change: { ...form, edited_at: now.toISOString() } })
        : await queries.holdOwnPost(tx, { userId, id })
    if (!isHis) postGone()
    return (await queries.postById(tx, id)) ?? postGone()
  })
}

/** Takes back one's own discussion. With replies of others it stays, emptied. @throws not-found when it is not the member's */
export function deleteDiscussion(database: Database, { userId, now }: Author, id: string): Promise<void> {
  return transaction(database, async (tx) => {
    if (!(await queries.holdOwnPost(tx, { userId, id }))) postGone()
    if (await queries.hasRepliesOfOthers(tx, { userId, id }))
      await queries.emptyPost(tx, { userId, id, now: now.toISOString() })
    else await queries.deletePost(tx, { userId, id })
  })
}

/** @throws not-found when there is no such discussion */
export async function discussion(database: Database, id: string): Promise<PostRow> {
  return (await queries.postById(database, id)) ?? postGone()
}

/** Replies to a discussion, and counts it there; a repeat of the same request answers the reply it made. @throws not-found, also when it was taken back */
export function reply(
  database: Database,
  { userId, username, now, requestId }: Author,
  postId: string,
  content: string,
): Promise<ReplyRow> {
  return transaction(database, async (tx) => {
    // Counting first holds the post, so that it cannot be deleted meanwhile.
    if (!(await queries.countReplyIn(tx, postId))) postGone()
    const row = {
      id: newId(),
      post_id: postId,
      user_id: userId,
      username,
      content,
      created_at: now.toISOString(),
      edited_at: null,
      request_id: requestId,
    }
    if (await queries.insertReply(tx, row)) return { ...row, author: username }
    await queries.countReplyOut(tx, postId)
    return (await queries.replyOfRequest(tx, { userId, requestId })) ?? replyGone()
  })
}

/** @throws not-found when it is not the member's */
export function changeReply(
  database: Database,
  { userId, now }: Author,
  { postId, id }: { postId: string; id: string },
  content: string,
): Promise<ReplyRow> {
  return transaction(database, async (tx) => {
    if (!(await queries.updateReply(tx, { userId, postId, id, change: { content, edited_at: now.toISOString() } })))
      replyGone()
    return (await queries.replyById(tx, { postId, id })) ?? replyGone()
  })
}

/** Takes back one's own reply, and counts it out; with the last one a discussion that was taken back goes too. @throws not-found when it is not the member's */
export function deleteReply(
  database: Database,
  userId: string,
  { postId, id }: { postId: string; id: string },
): Promise<void> {
  return transaction(database, async (tx) => {
    if (!(await queries.deleteReply(tx, { userId, postId, id }))) replyGone()
    await queries.countReplyOut(tx, postId)
    await queries.deleteForsakenPost(tx, postId)
  })
}

function newPost(
  form: PostForm,
  {
    userId,
    username,
    now,
    requestId,
  }: { userId: string | null; username: string; now: Date; requestId: string | null },
) {
  return {
    id: newId(),
    user_id: userId,
    username,
    pillar: form.pillar,
    title: form.title,
    content: form.content,
    replies: 0,
    created_at: now.toISOString(),
    edited_at: null,
    deleted_at: null,
    request_id: requestId,
  }
}

function postGone(): never {
  throw refuse('not-found', 'Discussion not found.')
}

function replyGone(): never {
  throw refuse('not-found', 'Reply not found.')
}
