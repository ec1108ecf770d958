import type { User } from '#contract/account-fields.ts'
import { type Client, type Cookie, deviceCookieName } from '../../client.ts'
import { publishCrews } from '../../crew-events.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { listCrewmateIds } from '../../database/visibility.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { MemberData } from '../../feature-data.ts'
import { pseudonymizeMember } from '../audit/audit-log.ts'
import { auditedTransaction, type AuditSource } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { deleteCustomer } from '../payments/card-setup.ts'
import { createSignedOutCookie } from '../sessions/session-cookie.ts'
import { deleteAllSessions } from '../sessions/sessions.ts'
import { deleteApplicationsByEmail } from './application-queries.ts'
import { holdUsername } from './held-usernames.ts'
import { deleteByEmail } from './mailed-invitation-queries.ts'
import { deleteUser, lockAccount } from './member-data-queries.ts'
import { verifyCurrentPassword } from './password.ts'
import { hasOtherAccount } from './queries.ts'
import { assertMembersKeepAdmin } from './roles.ts'

/** @throws wrong-password, last-admin, too-many-requests; unavailable when the payment provider doesn't respond */
export async function deleteAccount(
  dependencies: Dependencies & { memberData: MemberData },
  client: Client,
  { id: userId }: User,
  { password, posts }: { password: string; posts: 'keep' | 'remove' },
): Promise<Cookie[]> {
  await verifyCurrentPassword(dependencies, userId, password, 'password')
  await deleteMemberAccount(dependencies, {
    userId,
    posts,
    source: { actorId: userId, address: client.address },
    assertAllowed: (tx) => assertMembersKeepAdmin(tx, userId),
  })
  return [createSignedOutCookie(client), { name: deviceCookieName, value: null }]
}

export type DeletionContext = Pick<Dependencies, 'database' | 'logger'> & {
  services: Pick<Dependencies['services'], 'clock' | 'payments' | 'secrets'>
  memberData: MemberData
}

/**
 * Delete an account with everything private. The security log keeps its entries under an id that belongs to nobody.
 * @param request.assertAllowed throws if it may not be deleted; called before and in the transaction
 * @throws unavailable when the payment provider doesn't respond
 */
export async function deleteMemberAccount(
  dependencies: DeletionContext,
  {
    userId,
    posts,
    source,
    assertAllowed,
  }: {
    userId: string
    posts: 'keep' | 'remove'
    source: AuditSource
    assertAllowed: (tx: Database) => Promise<void>
  },
): Promise<void> {
  const { database, services, memberData } = dependencies
  await transaction(database, assertAllowed)
  await deleteCustomer(dependencies, userId)
  const { withdrawn: notified, crewmates } = await auditedTransaction(dependencies, async (tx, audit) => {
    await assertAllowed(tx)
    const { email, username } = await lockAccount(tx, userId)
    await deleteApplicationsByEmail(tx, email)
    await deleteByEmail(tx, email)
    const leaver = { userId, posts, now: services.clock.now() }
    const withdrawn: string[] = []
    const crewmates = await listCrewmateIds(tx, userId)
    for (const leave of memberData.deletionSteps) withdrawn.push(...(await leave(tx, leaver)))
    // Nobody could be mistaken for a former member of a site without members.
    if (await hasOtherAccount(tx, userId)) await holdUsername(tx, { username, userId: null, now: leaver.now })
    await deleteAllSessions(tx, leaver)
    await deleteUser(tx, userId)
    const pseudonym = await pseudonymizeMember(tx, userId)
    const isOwn = source !== 'command' && source.actorId === userId
    await audit({ kind: 'deletion', memberId: pseudonym, source: isOwn ? { ...source, actorId: pseudonym } : source })
    return { withdrawn, crewmates }
  })
  publishUnread(database, notified)
  publishCrews(database, crewmates)
}
