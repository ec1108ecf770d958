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
import { withdrawAnswers, withdrawSubject } from '../notifications/withdraw.ts'
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

export type PostForm = z.output<typeof postForm>

type WithPictures = { pictures?: AttachedPicture[] | undefined }

/**
 * Starts a discussion. A retry returns the discussion of the first request.
 * @throws the errors of assertMayPost
 */
export function startDiscussion(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  actor: CommunityActor,
  { pictures, ...form }: PostForm & WithPictures,
): Promise<PostRow> {
  assertMayPost(actor, [form.title, form.content])
  return transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    const earlier = isRetry && (await findVisiblePost(tx, getViewer(actor), id))
    if (earlier) return earlier
    await insertPost(tx, toPostRow(form, { ...actor, id }))
    await countPostOfNewMember({ database: tx, services }, actor, 'discussion')
    await setPictures(tx, { kind: 'discussion', id }, { userId: actor.userId, pictures })
    await followAsParticipant(tx, actor, id)
    return (await findVisiblePost(tx, getViewer(actor), id)) ?? throwDiscussionNotFound()
  })
}

/**
 * Updates the given fields of the member's own discussion.
 * @throws not-found when it is not the member's or moderators removed it; the errors of assertMayPost
 */
export function editDiscussion(
  database: Database,
  actor: CommunityActor,
  id: string,
  { pictures, ...form }: Partial<PostForm> & WithPictures,
): Promise<PostRow> {
  assertMayPost(actor, [form.title ?? '', form.content ?? ''])
  const { userId, now } = actor
  return transaction(database, async (tx) => {
    const isOwnPost =
      Object.keys(form).length > 0 || pictures
        ? await updatePost(tx, { userId, id, change: { ...form, edited_at: now.toISOString() } })
        : await lockOwnPost(tx, { userId, id })
    if (!isOwnPost) throwDiscussionNotFound()
    await setPictures(tx, { kind: 'discussion', id }, { userId, pictures })
    return (await findVisiblePost(tx, getViewer(actor), id)) ?? throwDiscussionNotFound()
  })
}

/** Deletes the member's own discussion, or keeps a tombstone if others have replied. @throws not-found */
export async function deleteDiscussion(database: Database, { userId, now }: CommunityActor, id: string): Promise<void> {
  const notified = await transaction(database, async (tx) => {
    if (!(await lockOwnPost(tx, { userId, id }))) throwDiscussionNotFound()
    const aboutAnswers = await withdrawAnswers(tx, { postId: id }, now)
    await deletePicturesOf(tx, { kind: 'discussion', id })
    if (await hasRepliesFromOthers(tx, { userId, id })) await tombstonePost(tx, { userId, id, now: now.toISOString() })
    else await deletePost(tx, { userId, id })
    return [...aboutAnswers, ...(await withdrawSubject(tx, { kind: 'reply', subjectId: id }, now))]
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
  }
}

export function throwDiscussionNotFound(): never {
  throw refuse('not-found', 'Discussion not found.')
}
