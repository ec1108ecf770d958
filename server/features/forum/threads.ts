import type { ChallengeThread } from '#contract/threads.ts'
import { type CommunityActor, getViewer, type Viewer } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import { readSiteName } from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { isCrewMember } from '../../database/visibility.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawFromDiscussion, withdrawUnseenDiscussion } from '../notifications/withdraw.ts'
import { refreshActivity } from './activity-queries.ts'
import { toPostRow } from './discussions.ts'
import { deletePicturesInDiscussion } from './picture-queries.ts'
import { assertMayPost } from './posting.ts'
import { isClosed } from './present.ts'
import { findVisiblePost, insertPost, type PostRow } from './queries.ts'
import { deleteRead } from './reading-queries.ts'
import { addReply, type ReplyForm } from './replies.ts'
import { findReplyById, type ReplyRow } from './reply-queries.ts'
import * as queries from './thread-queries.ts'

// Challenges and crews have one discussion each, which nobody started.

/** The challenge or crew of a thread. */
type Owner = { kind: 'challenge' | 'crew'; id: string }

type Thread = { id: string | null; replies: number; open: boolean }

/** Finds the thread of a challenge. @throws not-found for a challenge that the member does not find */
export async function getChallengeThread(
  database: Database,
  actor: CommunityActor,
  id: string,
): Promise<ChallengeThread> {
  await requireChallenge(database, actor, id)
  const post = await findThreadPost(database, getViewer(actor), { kind: 'challenge', id })
  return {
    ...toThread(post, actor),
    showsPart: await queries.hasUnseenPart(database, { userId: actor.userId, challengeId: id }),
  }
}

/**
 * Finds the thread of a crew with its last replies, and how many are unread.
 * @throws not-found unless the member is in the crew
 */
export async function getCrewThread(
  database: Database,
  actor: CommunityActor,
  id: string,
): Promise<Thread & { readUpTo: string | null; unread: number; latest: ReplyRow[] }> {
  await requireCrew(database, actor, id)
  const viewer = getViewer(actor)
  const post = await findThreadPost(database, viewer, { kind: 'crew', id })
  const thread = toThread(post, actor)
  if (!post || thread.id === null) return { ...thread, readUpTo: null, unread: 0, latest: [] }
  const readUpTo = post.read_id
  const [unread, latest] = await Promise.all([
    // Nothing says how far a member has read who has not opened it since the server keeps marks.
    readUpTo === null ? queries.countToldReplies(database, viewer, thread.id) : Number(post.unread),
    queries.listLatestReplies(database, viewer, thread.id),
  ])
  return { ...thread, readUpTo, unread, latest: latest.toReversed() }
}

/**
 * Replies in the thread of a challenge or a crew. The first reply starts it. A retry returns the reply of the first
 * request.
 * @throws not-found, also for a thread that was hidden or removed; locked; the errors of assertMayPost
 */
export async function replyInThread(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  actor: CommunityActor,
  owner: Owner,
  form: ReplyForm,
): Promise<ReplyRow> {
  assertMayPost(actor, [form.content])
  const { reply, notified } = await transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    const postId = await ensureThread(tx, actor, owner)
    const earlier = isRetry && (await findReplyById(tx, { postId, id }))
    if (earlier) return { reply: earlier, notified: [] }
    return addReply({ database: tx, services }, actor, { id, postId, form })
  })
  publishUnread(database, notified)
  return reply
}

/**
 * Turns what a member wrote in the thread of a crew into tombstones, and removes their answers, what they were told about
 * it, and what others were told because of them. Call it after the member has left, before the crew is deleted.
 * @returns the members whose notifications changed, for `publishUnread` after the transaction
 */
export async function leaveCrewThread(
  tx: Database,
  { crewId, userId, now }: { crewId: string; userId: string; now: Date },
): Promise<string[]> {
  const thread = await queries.findThread(tx, { kind: 'crew', id: crewId })
  if (!thread) return []
  const { id: postId } = thread
  // A reply that is being written waits for this, and then finds that its author has left.
  await lockRow(tx, 'forum_posts', postId)
  await deletePicturesInDiscussion(tx, { postId, userId })
  await queries.tombstoneReplies(tx, { postId, userId, now: now.toISOString() })
  await refreshActivity(tx, [postId])
  await queries.deleteReactionsOf(tx, { postId, userId })
  await queries.deleteFollow(tx, { postId, userId })
  await deleteRead(tx, { postId, userId })
  return withdrawFromDiscussion(tx, { postId, userId }, now)
}

/** Gives the thread of a crew its new name. */
export function renameCrewThread(tx: Database, { crewId, name }: { crewId: string; name: string }): Promise<void> {
  return queries.renameThread(tx, { kind: 'crew', id: crewId }, name)
}

/** Gives the thread of a challenge the title that the challenge has now. */
export function renameChallengeThread(tx: Database, challengeId: string): Promise<void> {
  return queries.copyChallengeTitle(tx, challengeId)
}

/** Says whether members have written in the thread of a challenge. */
export function hasThread(database: Database, challengeId: string): Promise<boolean> {
  return queries.hasReplies(database, challengeId)
}

/** Withdraws what members were told about the thread of a challenge that they no longer find. @returns these members */
export async function withdrawHiddenThread(tx: Database, challengeId: string, now: Date): Promise<string[]> {
  const thread = await queries.findThread(tx, { kind: 'challenge', id: challengeId })
  return thread ? withdrawUnseenDiscussion(tx, thread.id, now) : []
}

/** @returns null if the member does not see it, and undefined if nobody has written in it */
async function findThreadPost(database: Database, viewer: Viewer, owner: Owner): Promise<PostRow | null | undefined> {
  const found = await queries.findThread(database, owner)
  return found && ((await findVisiblePost(database, viewer, found.id)) ?? null)
}

function toThread(post: PostRow | null | undefined, actor: CommunityActor): Thread {
  if (!post || post.removed_at !== null) return { id: null, replies: 0, open: post === undefined }
  return {
    id: post.id,
    replies: post.visible_replies,
    open: post.hidden_at === null && (getViewer(actor).isStaff || !isClosed(post, actor.now)),
  }
}

/** Finds the thread, or starts it. The lock makes a second first reply wait. */
async function ensureThread(tx: Database, actor: CommunityActor, owner: Owner): Promise<string> {
  const texts = await (owner.kind === 'challenge' ? requireChallenge : requireCrew)(tx, actor, owner.id)
  const found = await queries.findThread(tx, owner)
  if (found) return found.id
  await lockRow(tx, owner.kind === 'challenge' ? 'challenges' : 'crews', owner.id)
  const since = await queries.findThread(tx, owner)
  if (since) return since.id
  const id = generateId()
  const author = { id, userId: null, username: await readSiteName(tx), now: actor.now }
  const column = owner.kind === 'challenge' ? { challenge_id: owner.id } : { crew_id: owner.id }
  await insertPost(tx, { ...toPostRow(texts, author), ...column })
  return id
}

async function requireChallenge(database: Database, { userId, role }: CommunityActor, id: string) {
  const found = await queries.findChallenge(database, { id, userId, isAdmin: role === 'admin' })
  if (!found) throw refuse('not-found', 'Challenge not found.')
  return {
    title: found.title,
    pillar: found.pillar,
    content: 'A place to talk about this challenge: what helps, what gets in the way, and how your days go.',
  }
}

async function requireCrew(database: Database, { userId }: CommunityActor, id: string) {
  const name = (await isCrewMember(database, id, userId)) ? await queries.findCrewName(database, id) : undefined
  if (name === undefined) throw refuse('not-found', 'Crew not found.')
  return { title: name, pillar: 'brotherhood' as const, content: 'Only this crew reads what you write here.' }
}
