import type { User } from '#contract/account-fields.ts'
import type { signUp as signUpCall } from '#contract/accounts.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { Client, Cookie } from '../../client.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { toAddressBlock, throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { startSession } from '../sessions/sessions.ts'
import { hasAnyAccount, insertAccount } from './queries.ts'
import { assertNamesAvailable, assertUsernameVisible, claimUsername, toUsernameColumns } from './usernames.ts'

/**
 * Create an account and sign it in.
 * @throws too-many-requests, sign-up-closed, email-taken, username-taken; bad-request for a name that nobody can have
 */
export async function signUp(
  dependencies: Dependencies,
  client: Client,
  details: EndpointBody<typeof signUpCall>,
): Promise<{ user: User; cookies: Cookie[] }> {
  const { database, config, services } = dependencies
  await throttle(dependencies, `sign-up address ${toAddressBlock(client.address)}`, throttleLimits.signUpPerAddress)
  if (config.signUp === 'closed' && (await hasAnyAccount(database))) throw signUpClosedError()
  const email = details.email.toLowerCase()
  const { username } = details
  assertUsernameVisible(username)
  await assertNamesAvailable(database, { email, username })

  const password_hash = await hashPassword(details.password)
  const now = services.clock.now().toISOString()
  const id = generateId()
  return transaction(database, async (tx) => {
    const first = await isFirstAccount(tx, dependencies)
    if (config.signUp === 'closed' && !first) throw signUpClosedError()
    const role = first && config.adminEmails.length === 0 ? 'admin' : 'public'
    await claimUsername(tx, services, { username, userId: id, isAdmin: role === 'admin' })
    const created = await insertAccount(tx, {
      id,
      email,
      ...toUsernameColumns(username),
      first_name: details.firstName ?? null,
      last_name: details.lastName ?? null,
      profile_image_url: null,
      role,
      stripe_customer_id: null,
      stripe_payment_method_id: null,
      stripe_setup_intent_id: null,
      stripe_setup_key: null,
      onboarding_completed: false,
      password_hash,
      email_verified_at: null,
      suspended_at: null,
      time_zone: details.timeZone ?? 'UTC',
      created_at: now,
      updated_at: now,
    })
    if (!created) await assertNamesAvailable(tx, { email, username })
    const cookies = await startSession(tx, dependencies, client, id)
    return { user: await readCurrentUser(tx, config, id), cookies }
  })
}

// The lock makes concurrent first sign-ups wait, so that only one account becomes the admin.
async function isFirstAccount(tx: Database, { services }: Dependencies): Promise<boolean> {
  if (await hasAnyAccount(tx)) return false
  await takeTurn(tx, services, 'first-account')
  return !(await hasAnyAccount(tx))
}

function signUpClosedError() {
  return refuse('sign-up-closed', "This site isn't accepting new members right now.")
}
