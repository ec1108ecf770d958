import type { Audience } from '#contract/audience.ts'
import type { FriendInvitation } from '#contract/friends.ts'
import type { Actor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { areCrewmates, isBlockedBetween } from '../../database/visibility.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ApiError, refuse } from '../../errors.ts'
import { findChallenge } from '../challenges/catalog.ts'
import { isInChallenge, join } from '../challenges/join.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import * as queries from './friend-queries.ts'
import { findInvitation, findUsableInvitation } from './invitation-queries.ts'
import { parseInvitationToken } from './invitation-token.ts'
import { redeemInvitation } from './redeem-invitation.ts'

const shownDays = 30

type Context = Pick<Dependencies, 'database' | 'services'>

/**
 * Finds out who invites a member to which challenge.
 * @throws link-expired, also if one of the two has blocked the other
 */
export async function readFriendInvitation(
  { database, services }: Context,
  actor: Pick<Actor, 'userId' | 'now'>,
  token: string,
): Promise<FriendInvitation> {
  return openInvitation(database, actor, parseInvitationToken(services.secrets, token))
}

/**
 * Joins the challenge of an invitation and tells its author. Changes nothing if the member is in the challenge.
 * @throws link-expired as `readFriendInvitation` does, and for the member's own and an invitation to the site only;
 *   conflict at the member's limit of challenges
 */
export async function startWithFriend(
  { database, services }: Context,
  actor: Actor,
  { invitation: token, audience }: { invitation: string; audience?: Audience | undefined },
): Promise<FriendInvitation> {
  const id = parseInvitationToken(services.secrets, token)
  const { invitation, notified } = await transaction(database, async (tx) => {
    await lockRow(tx, 'users', actor.userId)
    const found = await openInvitation(tx, actor, id)
    const { by, challengeId, own } = found
    if (id === null || challengeId === null || own) throw linkExpiredError()
    if (found.joined) return { invitation: found, notified: [] }
    await join(tx, actor, { challengeId, rule: undefined, cue: undefined, audience, start: null })
    const isFirst = !(await queries.hasUsedInvitation(tx, { invitationId: id, userId: actor.userId }))
    // Others may have used it up since.
    if (isFirst && !(await redeemInvitation(tx, { id }, actor.now))) throw linkExpiredError()
    const pair = { inviterId: by.id, friendId: actor.userId, challengeId, invitationId: id }
    return { invitation: { ...found, joined: true }, notified: await recordBroughtFriend(tx, pair, actor.now) }
  })
  publishUnread(database, notified)
  return invitation
}

/**
 * Joins the challenge of the invitation that a new member signed up with, at their first visit.
 * @returns the challenge; null if there is none that they can join
 */
export async function startInvitedChallenge({ database, services }: Context, userId: string): Promise<string | null> {
  const found = await queries.findChallengeToStart(database, userId)
  if (!found) return null
  const now = services.clock.now()
  const { challenge_id: challengeId, invitation_id: invitationId, inviter_id: inviterId } = found
  const actor: Actor = {
    userId,
    username: found.username,
    timeZone: found.time_zone,
    dayStart: found.day_start,
    now,
    idempotencyKey: null,
  }
  try {
    const notified = await transaction(database, async (tx) => {
      await lockRow(tx, 'users', userId)
      await join(tx, actor, { challengeId, rule: undefined, cue: undefined, start: null })
      if (inviterId === null || (await isBlockedBetween(tx, inviterId, userId))) return []
      return recordBroughtFriend(tx, { inviterId, friendId: userId, challengeId, invitationId }, now)
    })
    publishUnread(database, notified)
    return challengeId
  } catch (error) {
    // It was hidden since the sign-up. That must not keep them out of the site.
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Says whether two members have started a challenge together by a link, and neither has blocked the other. */
export async function areFriends(database: Database, one: string, other: string): Promise<boolean> {
  return (await queries.hasBroughtFriend(database, [one, other])) && !(await isBlockedBetween(database, one, other))
}

/** Lists with whom a member has started a challenge in the last days. */
export async function listFriends(database: Database, { userId, now }: Pick<Actor, 'userId' | 'now'>, id: string) {
  const since = new Date(now.getTime() - shownDays * 24 * 3_600_000).toISOString()
  const rows = await queries.listFriends(database, { userId, challengeId: id, since })
  return rows.map(({ inviter_id, created_at: at, crewmate, ...friend }) => ({
    ...friend,
    invited: inviter_id === userId,
    crewmate: Boolean(crewmate),
    at,
  }))
}

async function openInvitation(
  database: Database,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  id: string | null,
): Promise<FriendInvitation> {
  const invitation = id === null ? undefined : await findInvitation(database, id)
  if (!invitation || invitation.user_id === null) throw linkExpiredError()
  const { id: invitationId, user_id: inviterId, challenge_id: challengeId, inviter_name: username } = invitation
  // Who used it can open it again, to get back to the challenge.
  const isUsed = await queries.hasUsedInvitation(database, { invitationId, userId })
  const isUsable = await findUsableInvitation(database, { id: invitationId, now: now.toISOString() })
  if (!isUsed && !isUsable) throw linkExpiredError()
  if (await isBlockedBetween(database, inviterId, userId)) throw linkExpiredError()
  const own = inviterId === userId
  const crewmate = !own && (await areCrewmates(database, userId, inviterId))
  const common = { by: { id: inviterId, username: username ?? '' }, own, crewmate }
  if (challengeId === null) return { ...common, challengeId, joined: false }
  const joined = await isInChallenge(database, { userId, challengeId })
  if (!joined && !(isUsable && (await findChallenge(database, challengeId)))) throw linkExpiredError()
  return { ...common, challengeId, joined }
}

/** @returns the notified members */
async function recordBroughtFriend(
  tx: Database,
  { inviterId, friendId, ...pair }: { inviterId: string; friendId: string; challengeId: string; invitationId: string },
  now: Date,
): Promise<string[]> {
  const id = generateId()
  const isNew = await queries.insertBroughtFriend(tx, {
    id,
    user_id: inviterId,
    friend_id: friendId,
    challenge_id: pair.challengeId,
    invitation_id: pair.invitationId,
    created_at: now.toISOString(),
  })
  if (!isNew) return []
  return notify(tx, { kind: 'friend', subjectId: id, actorId: friendId, recipients: [inviterId], now })
}

function linkExpiredError() {
  return refuse('link-expired', 'This invitation can’t be used. It may have expired or been used up.')
}
