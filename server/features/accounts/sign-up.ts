import type { User } from '#contract/account-fields.ts'
import type { signUp as signUpCall } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Client, Cookie } from '../../client.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { addressBlock, attemptLimits } from '../../throttle/limits.ts'
import { countAttempt } from '../../throttle/throttle.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { beginSession } from '../sessions/sessions.ts'
import { anyAccount, insertAccount } from './queries.ts'
import { refuseTaken, usernameKeyOf } from './usernames.ts'

/**
 * Create an account and sign it in, in one transaction. The first account of a site is its admin, unless ADMIN_EMAILS
 * says who is.
 * @throws too-many-requests per address, sign-up-closed, email-taken or username-taken with the fields
 */
export async function signUp(
  dependencies: Dependencies,
  client: Client,
  details: BodyOf<typeof signUpCall>,
): Promise<{ user: User; cookies: Cookie[] }> {
  const { database, config, services } = dependencies
  await countAttempt(dependencies, `sign-up address ${addressBlock(client.address)}`, attemptLimits.signUpPerAddress)
  if (config.signUp === 'closed' && (await anyAccount(database))) throw signUpClosed()
  const email = details.email.toLowerCase()
  const usernameKey = usernameKeyOf(details.username)
  await refuseTaken(database, { email, usernameKey })

  const password_hash = await hashPassword(details.password)
  const now = services.clock.now().toISOString()
  const id = newId()
  return transaction(database, async (tx) => {
    const first = await isFirst(tx, dependencies)
    if (config.signUp === 'closed' && !first) throw signUpClosed()
    const created = await insertAccount(tx, {
      id,
      email,
      username: details.username,
      username_key: usernameKey,
      first_name: details.firstName ?? null,
      last_name: details.lastName ?? null,
      profile_image_url: null,
      role: first && config.adminEmails.length === 0 ? 'admin' : 'public',
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
    if (!created) await refuseTaken(tx, { email, usernameKey })
    const cookies = await beginSession(tx, dependencies, client, id)
    return { user: await readCurrentUser(tx, config, id), cookies }
  })
}

/** Of two first sign-ups at once, one is the first: the other waits for it. */
async function isFirst(tx: Database, { services }: Dependencies): Promise<boolean> {
  if (await anyAccount(tx)) return false
  await takeTurn(tx, services, 'first-account')
  return !(await anyAccount(tx))
}

function signUpClosed() {
  return refuse('sign-up-closed', 'This site takes no new members right now.')
}
