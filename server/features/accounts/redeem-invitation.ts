import type { EndpointReply } from '#contract/endpoint.ts'
import type { checkInvitation as checkInvitationCall } from '#contract/invitations.ts'
import type { Client } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { throttleLimits, toAddressBlock } from '../../throttle/limits.ts'
import { throttle, undoAttempt } from '../../throttle/throttle.ts'
import { findChallenge } from '../challenges/catalog.ts'
import * as queries from './invitation-queries.ts'
import { parseInvitationToken, parseMailedInvitationToken } from './invitation-token.ts'
import { findMailedAddress, saveJoined, saveUsed } from './mailed-invitation-queries.ts'

export type UsableInvitation = {
  id: string
  /** Their username when they made the invitation. */
  inviterName: string
  /** The member is on the staff, so those they invite need no approval. */
  vouches: boolean
  challengeId: string | null
  /** The address to which this link was mailed, and nobody else has it; null for other links. */
  mailedTo: string | null
}

/** Find out who invites. Checks of invitations that can't be used are limited. @throws too-many-requests */
export async function checkInvitation(
  dependencies: Dependencies,
  client: Client,
  token: string,
): Promise<EndpointReply<typeof checkInvitationCall>> {
  const { config, database, services } = dependencies
  const throttleKey = `invitation address ${toAddressBlock(client.address)}`
  await throttle(dependencies, throttleKey, throttleLimits.invitationPerAddress)
  const invitation = config.signUp === 'closed' ? null : await findUsableInvitation(dependencies, token)
  if (!invitation) return { valid: false, by: null, challengeId: null, vouched: false, email: null }
  // Many people may use an invitation in one room.
  await undoAttempt(database, services, throttleKey)
  const { inviterName: by, vouches: vouched, mailedTo: email } = invitation
  const challenge = invitation.challengeId === null ? undefined : await findChallenge(database, invitation.challengeId)
  return { valid: true, by, challengeId: challenge?.id ?? null, vouched, email }
}

/** @returns null for an invitation that can't be used */
export async function findUsableInvitation(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  token: string,
): Promise<UsableInvitation | null> {
  const id = parseInvitationToken(services.secrets, token)
  if (id === null) return null
  const found = await queries.findUsableInvitation(database, { id, now: services.clock.now().toISOString() })
  if (!found) return null
  // A former moderator no longer vouches.
  const isStaff = found.role === 'admin' || found.moderator_id !== null
  return {
    id,
    inviterName: found.inviter_name ?? '',
    vouches: found.vouches && isStaff,
    challengeId: found.challenge_id,
    mailedTo: parseMailedInvitationToken(services.secrets, token) && (await findMailedAddress(database, id)),
  }
}

/** Whether as many people have joined with an invitation as it was for. */
export async function isUsedUp(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  token: string,
): Promise<boolean> {
  const id = parseInvitationToken(services.secrets, token)
  const found = id === null ? undefined : await queries.findInvitation(database, id)
  return found !== undefined && found.max_uses !== null && found.uses >= found.max_uses
}

/** Use an invitation once. @returns false when it can no longer be used */
export async function redeemInvitation(
  tx: Database,
  { id }: Pick<UsableInvitation, 'id'>,
  now: Date,
): Promise<boolean> {
  if (!(await queries.countUse(tx, { id, now: now.toISOString() }))) return false
  await saveUsed(tx, { invitationId: id, now: now.toISOString() })
  return true
}

/** Record who invited a new member. */
export async function recordInvitedMember(
  tx: Database,
  { userId, invitationId, now }: { userId: string; invitationId: string; now: Date },
): Promise<void> {
  const invitation = await queries.findInvitation(tx, invitationId)
  await queries.insertInvitedMember(tx, {
    user_id: userId,
    invitation_id: invitationId,
    invited_by: invitation?.user_id ?? null,
    created_at: now.toISOString(),
  })
  await saveJoined(tx, { invitationId, userId })
}
