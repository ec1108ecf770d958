import type { z } from 'zod'
import type { react as reactCall, Reactions } from '#contract/reactions.ts'
import type { CommunityActor } from '../../actor.ts'
import { publishCrews } from '../../crew-events.ts'
import { generateId } from '../../database/ids.ts'
import { countReactions, noReactions } from '../../database/reaction-counts.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { assertMayPost } from '../forum/posting.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawActor } from '../notifications/withdraw.ts'
import { findSubject, getSubject, type Subject } from './find-subject.ts'
import * as queries from './queries.ts'

type Reaction = z.output<typeof reactCall.body>

/**
 * Sets or takes back a member's answer to a day, a finish, a post or a round answer, and tells its owner about the first
 * one.
 * @throws not-found for what they do not see or cannot answer, for the same reason in all cases; the errors of
 *   assertMayPost; too-many-requests
 */
export async function react(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  actor: CommunityActor,
  reaction: Reaction,
): Promise<Reactions> {
  assertMayPost(actor, [])
  const subject = getSubject(reaction)
  if (reaction.answer !== null)
    await throttle({ database, services }, `reactions ${actor.userId}`, throttleLimits.reactionsPerMember)
  const notified = await transaction(database, (tx) =>
    reaction.answer === null ? takeBack(tx, actor, subject) : answer(tx, actor, reaction, reaction.answer),
  )
  publishUnread(database, notified)
  const found = await findSubject(database, actor, reaction)
  if (!found) return noReactions()
  if (found.crewId !== null) publishCrews(database, await queries.listOthersIn(database, found.crewId, actor.userId))
  return readReactions(database, actor, subject)
}

async function answer(
  tx: Database,
  actor: CommunityActor,
  reaction: Reaction,
  given: NonNullable<Reaction['answer']>,
): Promise<string[]> {
  const { userId, now } = actor
  const subject = getSubject(reaction)
  const found = await findSubject(tx, actor, reaction)
  if (!found || found.memberId === userId) throw refuse('not-found', 'This can’t be answered. It may be gone.')
  const { memberId, postId, replyId } = found
  const isNew = await queries.upsertReaction(tx, {
    id: generateId(),
    user_id: userId,
    member_id: memberId,
    kind: subject.kind,
    subject_id: subject.subjectId,
    post_id: postId,
    reply_id: replyId,
    answer: given,
    created_at: now.toISOString(),
  })
  if (!isNew || memberId === null) return []
  return notify(tx, {
    kind: 'reaction',
    subjectId: subject.subjectId,
    actorId: userId,
    recipients: [memberId],
    now,
  })
}

async function takeBack(
  tx: Database,
  { userId, now }: CommunityActor,
  { kind, subjectId }: Subject,
): Promise<string[]> {
  if (!(await queries.deleteReaction(tx, { userId, kind, subjectId }))) return []
  return withdrawActor(tx, { kind: 'reaction', subjectId, actorId: userId, latestAt: null }, now)
}

async function readReactions(
  database: Database,
  actor: CommunityActor,
  { kind, subjectId }: Subject,
): Promise<Reactions> {
  const counts = await countReactions(database, actor.userId, { kind, subjectIds: [subjectId] })
  return counts.get(subjectId) ?? noReactions()
}
