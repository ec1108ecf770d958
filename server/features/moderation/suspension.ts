import { publishCrewsOf } from '../../crew-events.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Logger } from '../../logger.ts'
import { assertNotOnlyAdmin, lockActingAdmin } from '../accounts/roles.ts'
import { auditedTransaction, type AuditSource } from '../audit/record.ts'
import { moderatePostsOfMember, restorePostsOfDecision } from '../forum/moderated.ts'
import { requireLowerMember } from '../members/acting.ts'
import { publishUnread } from '../notifications/live.ts'
import { deleteAllSessions } from '../sessions/sessions.ts'
import { hideSocialPostsOfMember, restoreSocialPostsOfDecision } from '../social/moderated.ts'
import { recordDecision } from './record-decision.ts'
import {
  listPassedSuspensions,
  listSuspensionDecisions,
  lockSuspension,
  restoreAccount,
  suspendAccount,
  type SuspendedAccount,
} from './suspension-queries.ts'

type MemberContext = Pick<Dependencies, 'database'> & {
  services: Pick<Dependencies['services'], 'clock' | 'secrets'>
  logger?: Logger
}

type ModerationRequest = { userId: string; source: AuditSource }

/**
 * Sign a member out everywhere and block sign-in. Only the operator can suspend an admin.
 * @param request.until null for no end
 * @returns the account, and whether it was not suspended until then before
 * @throws not-found, last-admin, forbidden; conflict for an admin and for yourself
 */
export async function suspendMember(
  context: MemberContext,
  { userId, until = null, source }: ModerationRequest & { until?: string | null },
): Promise<SuspendedAccount & { isNew: boolean }> {
  const now = context.services.clock.now()
  const suspended = await auditedTransaction(context, async (tx, audit) => {
    await lockActingAdmin(tx, source)
    if (source !== 'command' && userId === source.actorId) throw refuse('conflict', 'You can’t suspend yourself.')
    await requireLowerMember(tx, { userId, source })
    await assertNotOnlyAdmin(tx, userId)
    const before = await lockSuspension(tx, userId)
    const id = generateId()
    const isNew = before?.suspended_at === null || before?.suspended_until !== until
    if (isNew) await recordDecision(tx, { ...createDecision(id, 'suspend', { userId, source, now }), until })
    const { member } = await startSuspension(tx, { userId, until, posts: 'keep', decisionId: id, now })
    await audit({ kind: 'suspension', memberId: userId, source })
    return { ...member, isNew }
  })
  await publishCrewsOf(context.database, userId)
  return suspended
}

/** Let a suspended member sign in again. @throws not-found, forbidden */
export async function restoreMember(
  context: MemberContext,
  { userId, source }: ModerationRequest,
): Promise<SuspendedAccount> {
  const now = context.services.clock.now()
  const { member, notified } = await auditedTransaction(context, async (tx, audit) => {
    await lockActingAdmin(tx, source)
    const before = await lockSuspension(tx, userId)
    const restored = await endSuspension(tx, { userId, now })
    const told =
      before && before.suspended_at !== null
        ? await recordDecision(tx, createDecision(generateId(), 'unsuspend', { userId, source, now }))
        : []
    await audit({ kind: 'restoration', memberId: userId, source })
    return { member: restored, notified: told }
  })
  publishUnread(context.database, notified)
  await publishCrewsOf(context.database, userId)
  return member
}

/**
 * Suspend a member in the transaction of the decision, and hide or remove what they wrote.
 * @param suspension.until null for no end
 * @returns the members whose notifications changed, for `publishUnread` after the transaction
 * @throws not-found
 */
export async function startSuspension(
  tx: Database,
  {
    userId,
    until,
    posts,
    decisionId,
    now,
  }: { userId: string; until: string | null; posts: 'keep' | 'hide' | 'remove'; decisionId: string; now: Date },
): Promise<{ member: SuspendedAccount; notified: string[] }> {
  const member = await suspendAccount(tx, { userId, until, now: now.toISOString() })
  if (!member) throw memberNotFoundError()
  await deleteAllSessions(tx, { userId, now })
  if (posts === 'keep') return { member, notified: [] }
  await hideSocialPostsOfMember(tx, { userId, decisionId, now })
  return { member, ...(await moderatePostsOfMember(tx, { userId, mode: posts, decisionId, now })) }
}

/** End a suspension and show again what it hid or removed. @throws not-found */
export async function endSuspension(
  tx: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<SuspendedAccount> {
  const member = await restoreAccount(tx, { userId, now: now.toISOString() })
  if (!member) throw memberNotFoundError()
  // Also those of earlier suspensions that this one has replaced.
  for (const decisionId of await listSuspensionDecisions(tx, userId)) {
    await restorePostsOfDecision(tx, decisionId)
    await restoreSocialPostsOfDecision(tx, decisionId, now)
  }
  return member
}

/** Set another end to a suspension, and show again what a decision hid or removed that no longer applies. */
export async function changeSuspension(
  tx: Database,
  { userId, until, decisionId, now }: { userId: string; until: string | null; decisionId: string; now: Date },
): Promise<void> {
  await suspendAccount(tx, { userId, until, now: now.toISOString() })
  await restorePostsOfDecision(tx, decisionId)
  await restoreSocialPostsOfDecision(tx, decisionId, now)
}

const suspensionsPerRound = 50

/** End the suspensions whose time has passed. Signing in may have ended them already, but not for the posts. */
export async function endPassedSuspensions(context: MemberContext): Promise<void> {
  const now = context.services.clock.now()
  const passed = { now: now.toISOString(), limit: suspensionsPerRound }
  for (const userId of await listPassedSuspensions(context.database, passed)) {
    await auditedTransaction(context, async (tx, audit) => {
      const { suspended_until: until } = (await lockSuspension(tx, userId)) ?? { suspended_until: null }
      // It may have been lifted or extended by now.
      if (until === null || until > now.toISOString()) return
      await endSuspension(tx, { userId, now })
      const source = { actorId: null, address: '' }
      await audit({ kind: 'restoration', memberId: userId, source, detail: 'the suspension ended' })
    })
    await publishCrewsOf(context.database, userId)
  }
}

function createDecision(
  id: string,
  action: 'suspend' | 'unsuspend',
  { userId, source, now }: ModerationRequest & { now: Date },
) {
  const actorId = source === 'command' ? null : source.actorId
  const nothing = { title: null, note: null, until: null, data: {} }
  return {
    id,
    kind: 'member' as const,
    subjectId: userId,
    memberId: userId,
    actorId,
    byAdmin: true,
    action,
    ...nothing,
    now,
  }
}

function memberNotFoundError() {
  return refuse('not-found', 'Member not found.')
}
