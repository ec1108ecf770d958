import type { Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import {
  withdrawActor,
  withdrawAnswers,
  withdrawMember,
  withdrawMentions,
  withdrawSubject,
} from '../notifications/withdraw.ts'
import { refreshActivity } from './activity-queries.ts'
import * as queries from './moderated-queries.ts'
import type { ForumKind, ModerationState } from './moderated-queries.ts'
import { getAuthorName, isClosed } from './present.ts'
import { findPostById } from './queries.ts'
import { findLatestReplyTime } from './reply-queries.ts'

// What moderators do to discussions and replies, in the transaction of their decision.

export type ModeratedItem = {
  kind: ForumKind
  id: string
  /** Null for a post of the site itself or of a deleted account. */
  authorId: string | null
  username: string
  /** Of the discussion; for a reply, of the discussion it is in. */
  title: string
  content: string
  /** The discussion that shows it. */
  postId: string
  /** Whether it is in the thread of a crew, which staff see only in a case. */
  isOfCrew: boolean
  /** Null for a reply. */
  pillar: Pillar | null
  state: 'visible' | 'hidden' | 'removed' | 'deleted'
  locked: boolean
  pinned: boolean
  decisionId: string | null
  createdAt: string
  editedAt: string | null
}

export async function findModeratedItem(tx: Database, kind: ForumKind, id: string): Promise<ModeratedItem | undefined> {
  const post = kind === 'discussion' ? await findPostById(tx, id) : undefined
  const row = post ?? (kind === 'reply' ? await queries.findReply(tx, id) : undefined)
  if (!row) return undefined
  return {
    kind,
    id,
    authorId: row.user_id,
    username: getAuthorName(row),
    title: row.crew_id === null ? ('title' in row ? row.title : row.post_title) : 'Thread of a crew',
    content: row.content,
    postId: 'post_id' in row ? row.post_id : id,
    isOfCrew: row.crew_id !== null,
    pillar: post?.pillar ?? null,
    state: row.deleted_at !== null ? 'deleted' : getState(row),
    locked: (post?.locked_at ?? null) !== null,
    pinned: (post?.pinned_at ?? null) !== null,
    decisionId: row.decision_id,
    createdAt: row.created_at,
    editedAt: row.edited_at,
  }
}

type Moderation = { kind: ForumKind; id: string; decisionId: string; now: Date }

/** @property notified members whose notifications changed, for `publishUnread` after the transaction */
export type ModerationResult = {
  /** Whether the state changed; if not, only the decision was replaced. */
  changed: boolean
  notified: string[]
}

const unchanged: ModerationResult = { changed: false, notified: [] }

/** Hides a post from everyone but its author and staff. A post that its author deleted stays as it is. */
export function hidePost(tx: Database, { decisionId, now, ...item }: Moderation): Promise<ModerationResult> {
  return setState(tx, item, { hidden_at: now.toISOString(), removed_at: null, decision_id: decisionId }, now)
}

/** Removes a post: others see a tombstone, and its author does too. */
export function removePost(tx: Database, { decisionId, now, ...item }: Moderation): Promise<ModerationResult> {
  return setState(tx, item, { hidden_at: null, removed_at: now.toISOString(), decision_id: decisionId }, now)
}

/** Shows a hidden or removed post again. Withdrawn notifications do not come back. */
export function restorePost(tx: Database, { now, ...item }: Omit<Moderation, 'decisionId'>): Promise<ModerationResult> {
  return setState(tx, item, { hidden_at: null, removed_at: null, decision_id: null }, now)
}

/** Closes a discussion to new replies or opens it again. @returns whether that changed anything */
export async function lockDiscussion(
  tx: Database,
  { id, locked, now }: { id: string; locked: boolean; now: Date },
): Promise<boolean> {
  const state = await queries.lockDiscussionState(tx, id)
  if (!state || isClosed(state, now) === locked) return false
  const isOver = state.closes_at !== null && state.closes_at <= now.toISOString()
  await queries.updateDiscussionState(tx, id, {
    locked_at: locked ? now.toISOString() : null,
    closes_at: isOver ? null : state.closes_at,
  })
  return true
}

/** Pins a discussion above the list or unpins it. @returns whether that changed anything */
export async function pinDiscussion(
  tx: Database,
  { id, pinned, now }: { id: string; pinned: boolean; now: Date },
): Promise<boolean> {
  const state = await queries.lockDiscussionState(tx, id)
  if (!state || (state.pinned_at !== null) === pinned) return false
  await queries.updateDiscussionState(tx, id, { pinned_at: pinned ? now.toISOString() : null })
  return true
}

/** Moves a discussion to another pillar. @returns the earlier pillar, or null if it is there already or not found */
export async function moveDiscussion(tx: Database, { id, pillar }: { id: string; pillar: Pillar }) {
  const state = await queries.lockDiscussionState(tx, id)
  if (!state || state.pillar === pillar) return null
  await queries.updateDiscussionState(tx, id, { pillar })
  return state.pillar
}

type MemberModeration = { userId: string; mode: 'hide' | 'remove'; decisionId: string; now: Date }

/**
 * Hides or removes what a member wrote, except to their crews. Posts that an earlier decision hid or removed keep that
 * decision.
 */
export async function moderatePostsOfMember(
  tx: Database,
  { userId, mode, decisionId, now }: MemberModeration,
): Promise<{ notified: string[] }> {
  const at = now.toISOString()
  const state = {
    hidden_at: mode === 'hide' ? at : null,
    removed_at: mode === 'remove' ? at : null,
    decision_id: decisionId,
  }
  const postIds = await queries.moderateRepliesOfMember(tx, { userId, state })
  await queries.addToReplyCounts(tx, postIds, -1)
  await refreshActivity(tx, postIds)
  await queries.moderateDiscussionsOfMember(tx, { userId, state })
  return { notified: await withdrawMember(tx, userId, now) }
}

/** Shows everything again that a decision hid or removed, and that no later decision concerns. */
export async function restorePostsOfDecision(tx: Database, decisionId: string): Promise<void> {
  const postIds = await queries.restoreRepliesOfDecision(tx, decisionId)
  await queries.addToReplyCounts(tx, postIds, 1)
  await refreshActivity(tx, postIds)
  await queries.restoreDiscussionsOfDecision(tx, decisionId)
}

async function setState(
  tx: Database,
  { kind, id }: { kind: ForumKind; id: string },
  state: ModerationState,
  now: Date,
): Promise<ModerationResult> {
  return kind === 'reply' ? setReplyState(tx, id, state, now) : setDiscussionState(tx, id, state, now)
}

async function setDiscussionState(
  tx: Database,
  id: string,
  state: ModerationState,
  now: Date,
): Promise<ModerationResult> {
  const before = await queries.lockDiscussionState(tx, id)
  if (!before) return unchanged
  await queries.updateDiscussionState(tx, id, state)
  const changed = getState(before) !== getState(state)
  const isShown = getState(state) === 'visible'
  if (isShown) return { changed, notified: [] }
  const aboutReplies = await withdrawSubject(tx, { kind: 'reply', subjectId: id }, now)
  aboutReplies.push(...(await withdrawSubject(tx, { kind: 'mention', subjectId: id }, now)))
  return { changed, notified: [...aboutReplies, ...(await withdrawAnswers(tx, { postId: id }, now))] }
}

async function setReplyState(tx: Database, id: string, state: ModerationState, now: Date): Promise<ModerationResult> {
  const before = await queries.lockReplyState(tx, id)
  if (!before) return unchanged
  await queries.updateReplyState(tx, id, state)
  const { post_id: postId, user_id: authorId } = before
  const wasShown = getState(before) === 'visible'
  const isShown = getState(state) === 'visible'
  if (wasShown !== isShown) {
    await queries.addToReplyCounts(tx, [postId], isShown ? 1 : -1)
    await refreshActivity(tx, [postId])
  }
  const changed = getState(before) !== getState(state)
  if (isShown || authorId === null) return { changed, notified: [] }
  const aboutAnswers = await withdrawAnswers(tx, { postId, replyId: id }, now)
  const latestAt = await findLatestReplyTime(tx, { userId: authorId, postId })
  const aboutReply = await withdrawActor(tx, { kind: 'reply', subjectId: postId, actorId: authorId, latestAt }, now)
  return { changed, notified: [...aboutAnswers, ...aboutReply, ...(await withdrawMentions(tx, postId, now))] }
}

function getState({ hidden_at, removed_at }: Pick<ModerationState, 'hidden_at' | 'removed_at'>) {
  if (removed_at !== null) return 'removed'
  return hidden_at !== null ? 'hidden' : 'visible'
}
