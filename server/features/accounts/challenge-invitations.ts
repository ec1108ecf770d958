import { challengeInvitations } from '#contract/friends.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Client } from '../../client.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { auditedTransaction } from '../audit/record.ts'
import { findChallenge } from '../challenges/catalog.ts'
import { findInvitationToChallenge } from './invitation-queries.ts'
import {
  addDays,
  assertFewActive,
  insertInvitation,
  type InvitationWithMembers,
  requireInvitation,
} from './invitations.ts'

const dayMs = 24 * 3_600_000
const { uses, days, daysLeft } = challengeInvitations

/**
 * Returns the member's link that invites friends to a challenge, or creates one. Only a new one counts towards the limits.
 * @throws not-found for an unknown challenge, too-many-requests, conflict for too many active invitations
 */
export async function inviteToChallenge(
  dependencies: Dependencies,
  client: Client,
  actor: CommunityActor,
  challengeId: string,
): Promise<InvitationWithMembers & { isNew: boolean }> {
  const { userId, username, now } = actor
  const isStaff = actor.role !== 'member'
  return auditedTransaction(dependencies, async (tx, audit) => {
    await lockRow(tx, 'users', userId)
    if (!(await findChallenge(tx, challengeId))) throw refuse('not-found', 'Challenge not found.')
    const usable = { now: now.toISOString(), until: new Date(now.getTime() + daysLeft * dayMs).toISOString() }
    const current = await findInvitationToChallenge(tx, { userId, challengeId, ...usable })
    if (current) return { ...(await requireInvitation(tx, current, { viewerId: userId })), isNew: false }
    if (!isStaff) {
      await throttle({ ...dependencies, database: tx }, `invitations ${userId}`, throttleLimits.invitationsPerMember)
      await assertFewActive(tx, actor)
    }
    const id = generateId()
    const expiresAt = addDays(now, days)
    const details = { id, note: undefined, maxUses: uses, expiresAt, challengeId, vouches: isStaff, now }
    await insertInvitation(tx, { ...details, userId, username })
    await audit({ kind: 'invitation', memberId: userId, source: { actorId: userId, address: client.address } })
    return { ...(await requireInvitation(tx, id, { viewerId: userId })), isNew: true }
  })
}
