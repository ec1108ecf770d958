import type { User } from '#contract/account-fields.ts'
import { type Client, type Cookie, deviceCookieName, sessionCookieName } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { pseudonymizeMember } from '../audit/audit-log.ts'
import { auditedTransaction, type AuditSource } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawPosts, withdrawSubject } from '../notifications/withdraw.ts'
import { deleteCustomer } from '../payments/card-setup.ts'
import { deleteApplicationsByEmail } from './application-queries.ts'
import * as queries from './deletion-queries.ts'
import { verifyCurrentPassword } from './password.ts'
import { assertMembersKeepAdmin } from './roles.ts'

/** @throws wrong-password, last-admin, too-many-requests; unavailable when the payment provider doesn't respond */
export async function deleteAccount(
  dependencies: Dependencies,
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
  return [sessionCookieName, deviceCookieName].map((name) => ({ name, value: null }))
}

export type DeletionContext = Pick<Dependencies, 'database' | 'logger'> & {
  services: Pick<Dependencies['services'], 'clock' | 'payments'>
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
  const { database, services } = dependencies
  await transaction(database, assertAllowed)
  await deleteCustomer(dependencies, userId)
  const notified = await auditedTransaction(dependencies, async (tx, audit) => {
    await assertAllowed(tx)
    const email = await queries.lockAccount(tx, userId)
    await deleteApplicationsByEmail(tx, email)
    const now = services.clock.now()
    await queries.closeInvitations(tx, { userId, now: now.toISOString() })
    const withdrawn = posts === 'remove' ? await withdrawPosts(tx, userId, now) : []
    if (posts === 'keep') await queries.anonymizePosts(tx, userId)
    else await queries.removePosts(tx, { userId, now: now.toISOString() })
    for (const subjectId of await queries.listOpenAppeals(tx, userId))
      withdrawn.push(...(await withdrawSubject(tx, { kind: 'appeal', subjectId }, now)))
    await queries.anonymizeCases(tx, userId)
    await queries.decrementParticipants(tx, userId)
    await queries.deleteUser(tx, userId)
    const pseudonym = await pseudonymizeMember(tx, userId)
    const isOwn = source !== 'command' && source.actorId === userId
    await audit({ kind: 'deletion', memberId: pseudonym, source: isOwn ? { ...source, actorId: pseudonym } : source })
    return withdrawn
  })
  publishUnread(database, notified)
}
