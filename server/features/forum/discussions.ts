import type { z } from 'zod'
import type { AttachedPicture } from '#contract/forum-pictures.ts'
import type { postForm } from '#contract/forum.ts'
import { type CommunityActor, getViewer, type Viewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { followAsParticipant } from '../notifications/follows.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawAnswers, withdrawMentions, withdrawSubject } from '../notifications/withdraw.ts'
import { toStarterActivity } from './activity-queries.ts'
import { deleteMentions } from './mention-queries.ts'
import { changeMentions, saveMentions, tellMentioned } from './mentions.ts'
import { deletePicturesOf } from './picture-queries.ts'
import { setPictures } from './pictures.ts'
import { assertMayPost, countPostOfNewMember } from './posting.ts'
import {
  insertPost,
  findVisiblePost,
  updatePost,
  lockOwnPost,
  hasRepliesFromOthers,
  tombstonePost,
  deletePost,
  type PostRow,
} from './queries.ts'
import { refreshQuotes } from './quotes.ts'
import { upsertRead } from './reading-queries.ts'

const weekMs = 7 * 24 * 60 * 60_000

export type PostForm = z.output<typeof postForm>

type WithPictures = { pictures?: AttachedPicture[] | undefined }

/**
 * Starts a discussion. A retry returns the discussion of the first request.
 * @throws forbidden for one week, unless the member is an admin; the errors of assertMayPost
 */
export async function startDiscussion(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  actor: CommunityActor,
  { forOneWeek = false, pictures, ...form }: PostForm & WithPictures & { forOneWeek?: boolean | undefined },
): Promise<PostRow> {
  if (forOneWeek && actor.role !== 'admin')
    throw refuse('forbidden', 'Only admins can start a discussion for one week.')
  assertMayPost(actor, [form.title, form.content])
  const { post, notified } = await transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    const earlier = isRetry && (await findVisiblePost(tx, getViewer(actor), id))
    if (earlier) return { post: earlier, notified: [] }
    const closes_at = forOneWeek ? new Date(actor.now.getTime() + weekMs).toISOString() : null
    await insertPost(tx, { ...toPostRow(form, { ...actor, id }), closes_at })
    await countPostOfNewMember({ database: tx, services }, actor, 'discussion')
    await setPictures(tx, { kind: 'discussion', id }, { userId: actor.userId, pictures })
    await followAsParticipant(tx, actor, id)
    await upsertRead(tx, { userId: actor.userId, postId: id, readId: id })
    const mentioned = await saveMentions(tx, { postId: id, replyId: null, text: form.content })
    const notified = await tellMentioned(tx, actor, { postId: id, userIds: mentioned })
    return { post: (await findVisiblePost(tx, getViewer(actor), id)) ?? throwDiscussionNotFound(), notified }
  })
  publishUnread(database, notified)
  return post
}

/**
 * Updates the given fields of the member's own discussion.
 * @throws not-found when it is not the member's or moderators removed it; the errors of assertMayPost
 */
export async function editDiscussion(
  database: Database,
  actor: CommunityActor,
  id: string,
  { pictures, ...form }: Partial<PostForm> & WithPictures,
): Promise<PostRow> {
  assertMayPost(actor, [form.title ?? '', form.content ?? ''])
  const { userId, now } = actor
  const { post, notified } = await transaction(database, async (tx) => {
    const isOwnPost =
      Object.keys(form).length > 0 || pictures
        ? await updatePost(tx, { userId, id, change: { ...form, edited_at: now.toISOString() } })
        : await lockOwnPost(tx, { userId, id })
    if (!isOwnPost) throwDiscussionNotFound()
    await setPictures(tx, { kind: 'discussion', id }, { userId, pictures })
    const changed = form.content === undefined ? [] : await saveChangedText(tx, actor, { id, content: form.content })
    return { post: (await findVisiblePost(tx, getViewer(actor), id)) ?? throwDiscussionNotFound(), notified: changed }
  })
  publishUnread(database, notified)
  return post
}

/** Saves what follows from a changed text. @returns the members whose notifications changed */
async function saveChangedText(
  tx: Database,
  actor: CommunityActor,
  { id, content }: { id: string; content: string },
): Promise<string[]> {
  await refreshQuotes(tx, { id, content })
  const added = await changeMentions(tx, { postId: id, replyId: null, text: content })
  const withdrawn = await withdrawMentions(tx, id, actor.now)
  const post = await findVisiblePost(tx, getViewer(actor), id)
  const told = post?.hidden_at === null ? await tellMentioned(tx, actor, { postId: id, userIds: added }) : []
  return [...withdrawn, ...told]
}

/** Deletes the member's own discussion, or keeps a tombstone if others have replied. @throws not-found */
export async function deleteDiscussion(database: Database, { userId, now }: CommunityActor, id: string): Promise<void> {
  const notified = await transaction(database, async (tx) => {
    if (!(await lockOwnPost(tx, { userId, id }))) throwDiscussionNotFound()
    const aboutAnswers = await withdrawAnswers(tx, { postId: id }, now)
    await deletePicturesOf(tx, { kind: 'discussion', id })
    if (await hasRepliesFromOthers(tx, { userId, id })) {
      await tombstonePost(tx, { userId, id, now: now.toISOString() })
      await deleteMentions(tx, [id])
      await refreshQuotes(tx, { id, content: '' })
    } else await deletePost(tx, { userId, id })
    const aboutMentions = await withdrawSubject(tx, { kind: 'mention', subjectId: id }, now)
    return [...aboutAnswers, ...aboutMentions, ...(await withdrawSubject(tx, { kind: 'reply', subjectId: id }, now))]
  })
  publishUnread(database, notified)
}

/** Reads a discussion, or the tombstone of a removed one. @throws not-found, also when it is hidden from the viewer */
export async function getDiscussion(database: Database, viewer: Viewer, id: string): Promise<PostRow> {
  return (await findVisiblePost(database, viewer, id)) ?? throwDiscussionNotFound()
}

export function toPostRow(
  form: PostForm,
  { id, userId, username, now }: { id: string; userId: string | null; username: string; now: Date },
) {
  return {
    id,
    user_id: userId,
    username,
    pillar: form.pillar,
    title: form.title,
    content: form.content,
    replies: 0,
    created_at: now.toISOString(),
    edited_at: null,
    deleted_at: null,
    hidden_at: null,
    removed_at: null,
    decision_id: null,
    locked_at: null,
    pinned_at: null,
    crew_id: null,
    challenge_id: null,
    activity_id: userId === null ? toStarterActivity(id) : id,
    closes_at: null,
  }
}

export function throwDiscussionNotFound(): never {
  throw refuse('not-found', 'Discussion not found.')
}
