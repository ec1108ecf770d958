import type { User } from '#contract/account-fields.ts'
import { type Cookie, deviceCookieName, sessionCookieName } from '../../client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { forgetCustomer } from '../payments/card-setup.ts'
import * as queries from './deletion-queries.ts'
import { confirmPassword } from './password.ts'
import { refuseLastAdmin } from './roles.ts'

/**
 * Deletes an account and everything private in it, and has the payment provider forget the card. What its owner wrote in the
 * community stays without his name, or goes too: then a discussion that others replied to stays for them, emptied.
 * @returns the cookies taken away
 * @throws wrong-password, last-admin, too-many-requests, unavailable when the provider does not answer: then nothing is deleted
 */
export async function deleteAccount(
  dependencies: Dependencies,
  { id: userId }: User,
  { password, posts }: { password: string; posts: 'keep' | 'remove' },
): Promise<Cookie[]> {
  const { database, services } = dependencies
  await confirmPassword(dependencies, userId, password, 'password')
  await transaction(database, (tx) => refuseLastAdmin(tx, userId))
  await forgetCustomer(dependencies, userId)
  await transaction(database, async (tx) => {
    await queries.sealAccount(tx, userId)
    await refuseLastAdmin(tx, userId)
    if (posts === 'keep') await queries.unsignPosts(tx, userId)
    else await queries.removePosts(tx, { userId, now: services.clock.now().toISOString() })
    await queries.uncountParticipant(tx, userId)
    await queries.deleteUser(tx, userId)
  })
  return [sessionCookieName, deviceCookieName].map((name) => ({ name, value: null }))
}
