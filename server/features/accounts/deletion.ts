import type { User } from '#contract/account-fields.ts'
import { type Client, type Cookie, deviceCookieName, sessionCookieName } from '../../client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { pseudonymizeMember } from '../audit/audit-log.ts'
import { auditedTransaction } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawPosts } from '../notifications/withdraw.ts'
import { deleteCustomer } from '../payments/card-setup.ts'
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
  const { database, services } = dependencies
  await verifyCurrentPassword(dependencies, userId, password, 'password')
  await transaction(database, (tx) => assertMembersKeepAdmin(tx, userId))
  await deleteCustomer(dependencies, userId)
  const notified = await auditedTransaction(dependencies, async (tx, audit) => {
    await queries.lockAccount(tx, userId)
    await assertMembersKeepAdmin(tx, userId)
    const now = services.clock.now()
    const withdrawn = posts === 'remove' ? await withdrawPosts(tx, userId, now) : []
    if (posts === 'keep') await queries.anonymizePosts(tx, userId)
    else await queries.removePosts(tx, { userId, now: now.toISOString() })
    await queries.anonymizeCases(tx, userId)
    await queries.decrementParticipants(tx, userId)
    await queries.deleteUser(tx, userId)
    const pseudonym = await pseudonymizeMember(tx, userId)
    await audit({ kind: 'deletion', memberId: pseudonym, source: { actorId: pseudonym, address: client.address } })
    return withdrawn
  })
  publishUnread(database, notified)
  return [sessionCookieName, deviceCookieName].map((name) => ({ name, value: null }))
}
