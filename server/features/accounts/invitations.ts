import type { EndpointBody } from '#contract/endpoint.ts'
import { memberInvitations, type createInvitation as createInvitationCall } from '#contract/invitations.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Client } from '../../client.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import type { Page } from '../../page.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { auditedTransaction, type AuditSource } from '../audit/record.ts'
import * as queries from './invitation-queries.ts'
import type { InvitationRow } from './invitation-queries.ts'

export { findInviter } from './invitation-queries.ts'

type Details = Pick<EndpointBody<typeof createInvitationCall>, 'note' | 'maxUses' | 'days'>

export type InvitationWithMembers = { invitation: InvitationRow; members: { id: string; username: string }[] }

const membersPerInvitation = 100
const dayMs = 24 * 3_600_000

/**
 * Create an invitation link. A retry returns the invitation of the first request.
 * @throws sign-up-closed, too-many-requests; conflict for too many active ones; bad-request for more than members may
 *   give
 */
export async function createInvitation(
  dependencies: Dependencies,
  client: Client,
  actor: CommunityActor,
  details: Details,
): Promise<InvitationWithMembers> {
  const { config } = dependencies
  if (config.signUp === 'closed') throw refuse('sign-up-closed', 'This site isn’t accepting new members right now.')
  const isStaff = actor.role !== 'member'
  if (!isStaff) {
    assertWithinMemberLimits(details)
    await throttle(dependencies, `invitations ${actor.userId}`, throttleLimits.invitationsPerMember)
  }
  return auditedTransaction(dependencies, async (tx, audit) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    if (isRetry) return requireInvitation(tx, id, { viewerId: actor.userId })
    if (!isStaff) await assertFewActive(tx, actor)
    const { userId, username, now } = actor
    const { note, maxUses, days } = details
    const expiresAt = days === null ? null : addDays(now, days)
    await insertInvitation(tx, { id, userId, username, note, maxUses, expiresAt, vouches: isStaff, now })
    await audit({ kind: 'invitation', memberId: userId, source: { actorId: userId, address: client.address } })
    return requireInvitation(tx, id, { viewerId: userId })
  })
}

export function addDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

export async function insertInvitation(
  tx: Database,
  {
    id,
    userId,
    username,
    note,
    maxUses,
    expiresAt,
    challengeId = null,
    vouches,
    mailed = false,
    now,
  }: Pick<Details, 'note' | 'maxUses'> & {
    id: string
    userId: string
    username: string
    expiresAt: Date | null
    challengeId?: string | null
    vouches: boolean
    mailed?: boolean
    now: Date
  },
): Promise<void> {
  await queries.insertInvitation(tx, {
    id,
    user_id: userId,
    inviter_name: username,
    note: note ?? null,
    max_uses: maxUses,
    uses: 0,
    vouches,
    expires_at: expiresAt?.toISOString() ?? null,
    revoked_at: null,
    challenge_id: challengeId,
    mailed,
    created_at: now.toISOString(),
  })
}

/** List the newest invitations with who joined by them. @param userId null for the invitations of all members */
export async function listInvitations(
  database: Database,
  userId: string | null,
  page: Page,
): Promise<(InvitationWithMembers & { id: string })[]> {
  const rows = await queries.listInvitations(database, userId, page)
  const joined = await queries.listMembersByInvitation(
    database,
    rows.map(({ id }) => id),
    { limit: membersPerInvitation, viewerId: userId },
  )
  const membersOf = Map.groupBy(joined, (row) => row.invitation_id)
  return rows.map((invitation) => ({
    id: invitation.id,
    invitation,
    members: (membersOf.get(invitation.id) ?? []).map(({ id, username }) => ({ id, username })),
  }))
}

/** Revoke an invitation of the member, or of anyone as an admin. @throws not-found */
export function revokeInvitation(
  dependencies: Dependencies,
  client: Client,
  { userId, role, now }: CommunityActor,
  id: string,
): Promise<InvitationWithMembers> {
  return auditedTransaction(dependencies, async (tx, audit) => {
    const owner = role === 'admin' ? null : userId
    if (!(await queries.revokeInvitation(tx, { id, userId: owner, now: now.toISOString() })))
      throw refuse('not-found', 'Invitation not found.')
    const revoked = await requireInvitation(tx, id, { viewerId: owner })
    const source: AuditSource = { actorId: userId, address: client.address }
    await audit({ kind: 'invitation', memberId: revoked.invitation.user_id, source, detail: 'revoked' })
    return revoked
  })
}

export async function requireInvitation(
  database: Database,
  id: string,
  { viewerId }: { viewerId: string | null },
): Promise<InvitationWithMembers> {
  const invitation = await queries.findInvitation(database, id)
  if (!invitation) throw refuse('not-found', 'Invitation not found.')
  const joined = await queries.listMembersByInvitation(database, [id], { limit: membersPerInvitation, viewerId })
  return { invitation, members: joined.map(({ id: userId, username }) => ({ id: userId, username })) }
}

function assertWithinMemberLimits({ maxUses, days }: Details): void {
  const fields: Record<string, string> = {}
  if (maxUses === null || maxUses > memberInvitations.uses)
    fields.maxUses = `At most ${memberInvitations.uses} people can join with an invitation`
  if (days === null || days > memberInvitations.days)
    fields.days = `An invitation can be valid for at most ${memberInvitations.days} days`
  const [[name, message] = []] = Object.entries(fields)
  if (name) throw refuse('bad-request', `${name}: ${message}`, { fields })
}

/** @throws conflict for a member who has as many active invitations as members may have */
export async function assertFewActive(
  tx: Database,
  { userId, now }: Pick<CommunityActor, 'userId' | 'now'>,
): Promise<void> {
  await lockRow(tx, 'users', userId)
  if ((await queries.countActiveInvitations(tx, { userId, now: now.toISOString() })) >= memberInvitations.active)
    throw refuse(
      'conflict',
      `You already have ${memberInvitations.active} active invitations. Revoke one to create another.`,
    )
}
