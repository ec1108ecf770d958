import { inBatches } from '../../database/batches.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { listLatestActors } from './queries.ts'
import {
  deleteActor,
  deleteActorOfDiscussion,
  deleteActorOfKinds,
  deleteActorsWithoutMention,
  hideAboutDiscussion,
  hideAboutPostsOf,
  hideAnswers,
  hideAnswersToPostsOf,
  hideNotifications,
  hideReplies,
  hideRows,
  hideStaffNotifications,
  setRevision,
  type Subject,
} from './withdraw-queries.ts'

/** Removes the notifications about a subject that was deleted. @returns the members who had them */
export function withdrawSubject(tx: Database, { kind, subjectId }: Subject, now: Date): Promise<string[]> {
  return hideNotifications(tx, { kind, subjectId, now: now.toISOString(), revision: generateId() })
}

/**
 * Removes a member from the notifications about a subject, and those that are about nobody else.
 * @param actor.latestAt the latest event of the member that was not deleted; null for none
 * @returns the members whose notifications changed
 */
export async function withdrawActor(
  tx: Database,
  { kind, subjectId, actorId, latestAt }: Subject & { actorId: string; latestAt: string | null },
  now: Date,
): Promise<string[]> {
  return hideEmptied(tx, await deleteActor(tx, { kind, subjectId, actorId, after: latestAt }), now)
}

/**
 * Removes the notifications of one-tap answers to a discussion and its replies, or only to one of them, because it was
 * hidden, removed or deleted. @returns the members who had them
 */
export function withdrawAnswers(
  tx: Database,
  { postId, replyId = null }: { postId: string; replyId?: string | null },
  now: Date,
): Promise<string[]> {
  return hideAnswers(tx, { postId, replyId, now: now.toISOString(), revision: generateId() })
}

/**
 * Removes members from the notifications about a discussion who no longer mention or quote the reader in it, because their
 * post was changed, hidden, removed or deleted. @returns the members whose notifications changed
 */
export async function withdrawMentions(tx: Database, postId: string, now: Date): Promise<string[]> {
  return hideEmptied(tx, await deleteActorsWithoutMention(tx, postId), now)
}

/** Removes what a member was told about a discussion, and the member from what others were told about it. */
export async function withdrawFromDiscussion(
  tx: Database,
  { postId, userId }: { postId: string; userId: string },
  now: Date,
): Promise<string[]> {
  const hidden = await hideAboutDiscussion(tx, { postId, userId, now: now.toISOString(), revision: generateId() })
  return [...hidden, ...(await hideEmptied(tx, await deleteActorOfDiscussion(tx, { postId, actorId: userId }), now))]
}

/** Removes what members were told about the thread of a challenge or crew that they do not find. @returns these members */
export function withdrawUnseenDiscussion(tx: Database, postId: string, now: Date): Promise<string[]> {
  return hideAboutDiscussion(tx, { postId, userId: null, now: now.toISOString(), revision: generateId() })
}

/** Removes the notifications about everything that a member posted, and the member from all others about replies. */
export async function withdrawMember(tx: Database, authorId: string, now: Date): Promise<string[]> {
  const change = { now: now.toISOString(), revision: generateId() }
  const about = await hideAboutPostsOf(tx, { authorId, readerId: null, ...change })
  about.push(...(await hideAnswersToPostsOf(tx, { authorId, ...change })))
  return [...about, ...(await withdrawActorOfKinds(tx, { actorId: authorId, kinds: ['reply', 'mention'] }, now))]
}

/**
 * Removes a member from all notifications of some kinds, and those that are then about nobody.
 * @returns the members whose notifications changed
 */
export async function withdrawActorOfKinds(
  tx: Database,
  { actorId, kinds }: { actorId: string; kinds: readonly Subject['kind'][] },
  now: Date,
): Promise<string[]> {
  return hideEmptied(tx, await deleteActorOfKinds(tx, { actorId, readerId: null, kinds }), now)
}

/** The kinds that another member causes, which a block withdraws. */
export const causedByMembers: readonly Subject['kind'][] = [
  'reply',
  'mention',
  'reaction',
  'crew',
  'crew-offer',
  'handover',
  'nudge',
  'here',
  'friend',
  'start',
]

/** Removes the notifications that two members caused each other. @returns who of them had any */
export async function withdrawBetween(tx: Database, [one, other]: [string, string], now: Date): Promise<string[]> {
  const change = { now: now.toISOString(), revision: generateId() }
  const changed: string[] = []
  for (const [readerId, authorId] of [
    [one, other],
    [other, one],
  ] as const)
    changed.push(...(await hideAboutPostsOf(tx, { authorId, readerId, ...change })))
  return [...changed, ...(await withdrawKindsBetween(tx, causedByMembers, [one, other], now))]
}

/** Removes the notifications of some kinds that two members caused each other. @returns who of them had any */
export async function withdrawKindsBetween(
  tx: Database,
  kinds: readonly Subject['kind'][],
  [one, other]: readonly [string, string],
  now: Date,
): Promise<string[]> {
  const changed: string[] = []
  for (const [readerId, actorId] of [
    [one, other],
    [other, one],
  ] as const)
    changed.push(...(await hideEmptied(tx, await deleteActorOfKinds(tx, { kinds, readerId, actorId }), now)))
  return changed
}

/** Removes the notifications about a subject from the inbox of one member. @returns them if they had any */
export function withdrawFrom(
  tx: Database,
  { kind, subjectId, userId }: Subject & { userId: string },
  now: Date,
): Promise<string[]> {
  return hideNotifications(tx, { kind, subjectId, userId, now: now.toISOString(), revision: generateId() })
}

/** Hides those of the notifications that are now about nobody. @returns the members who had one of them */
async function hideEmptied(tx: Database, ids: string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const others = new Set<string>()
  for (const batch of inBatches(ids))
    for (const row of await listLatestActors(tx, batch)) others.add(row.notification_id)
  const revision = generateId()
  const userIds: string[] = []
  for (const batch of inBatches(ids)) userIds.push(...(await setRevision(tx, batch, revision)))
  const empty = ids.filter((id) => !others.has(id))
  for (const batch of inBatches(empty)) await hideRows(tx, { ids: batch, now: now.toISOString(), revision })
  return userIds
}

/** Removes the notifications about everything that a member posted, before it is deleted. @returns who had them */
export async function withdrawPosts(tx: Database, authorId: string, now: Date): Promise<string[]> {
  const change = { authorId, now: now.toISOString(), revision: generateId() }
  return [...(await hideReplies(tx, change)), ...(await hideAnswersToPostsOf(tx, change))]
}

/** Removes what only staff are told from a member who no longer is an admin. New moderators have none of it. */
export function withdrawStaffNotifications(tx: Database, userId: string, now: Date): Promise<void> {
  return hideStaffNotifications(tx, { userId, now: now.toISOString(), revision: generateId() })
}
