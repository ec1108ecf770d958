import type { User } from '#contract/account-fields.ts'
import type { signUp as signUpCall } from '#contract/accounts.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { Client, Cookie } from '../../client.ts'
import { hasAnyAccount } from '../../database/any-account.ts'
import { generateId } from '../../database/ids.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { toAddressBlock, throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { auditedTransaction } from '../audit/record.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { startSession } from '../sessions/sessions.ts'
import { assertPasswordAllowed } from './password-rules.ts'
import { insertAccount } from './queries.ts'
import { isSetupCode, redeemSetupCode } from './setup-code.ts'
import { assertNamesAvailable, assertUsernameVisible, claimUsername, toUsernameColumns } from './usernames.ts'

/**
 * Create an account and sign it in. The first account of a site needs the setup code and becomes the admin.
 * @throws too-many-requests, setup-required, sign-up-closed, email-taken, username-taken; bad-request for a username or
 *   password that isn't allowed
 */
export async function signUp(
  dependencies: Dependencies,
  client: Client,
  details: EndpointBody<typeof signUpCall>,
): Promise<{ user: User; cookies: Cookie[] }> {
  const { database, config, services } = dependencies
  const { setupCode } = details
  const isSetup = setupCode !== undefined && (await isSetupCode(database, setupCode))
  // Not limited with the right code, so that strangers behind the same proxy can't keep the operator out.
  if (!isSetup) {
    await throttle(dependencies, `sign-up address ${toAddressBlock(client.address)}`, throttleLimits.signUpPerAddress)
    if (setupCode !== undefined) throw wrongSetupCodeError()
    if (!(await hasAnyAccount(database))) throw setupRequiredError()
    if (config.signUp === 'closed') throw signUpClosedError()
  }
  const email = details.email.toLowerCase()
  const { username } = details
  assertUsernameVisible(username)
  await assertNamesAvailable(database, { email, username })
  assertPasswordAllowed(details.password, { field: 'password', email, username })

  const password_hash = await hashPassword(details.password)
  const now = services.clock.now().toISOString()
  const id = generateId()
  return auditedTransaction(dependencies, async (tx, audit) => {
    if (isSetup && !(await redeemSetupCode(tx, services, setupCode))) throw wrongSetupCodeError()
    // The last account may have been deleted since the check.
    if (!isSetup && !(await hasAnyAccount(tx))) throw setupRequiredError()
    const role = isSetup && config.adminEmails.length === 0 ? 'admin' : 'public'
    await claimUsername(tx, services, { username, userId: id, isAdmin: isSetup })
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
      suspended_until: null,
      muted_until: null,
      guidelines_due: false,
      guidelines_accepted_at: now,
      last_seen_at: now,
      time_zone: details.timeZone ?? 'UTC',
      day_start: 3,
      show_numbers: true,
      created_at: now,
      updated_at: now,
    })
    if (!created) await assertNamesAvailable(tx, { email, username })
    await audit({
      kind: isSetup ? 'setup' : 'sign-up',
      memberId: id,
      source: { actorId: id, address: client.address },
      detail: role,
    })
    const cookies = await startSession(tx, dependencies, client, id)
    return { user: await readCurrentUser(tx, config, id), cookies }
  })
}

function setupRequiredError() {
  return refuse(
    'setup-required',
    'This site has no accounts yet. To create the first one, open the link that the server printed when it started.',
  )
}

function wrongSetupCodeError() {
  return refuse(
    'setup-required',
    'This setup link has already been used or belongs to another site. The server prints the right one when it starts.',
  )
}

function signUpClosedError() {
  return refuse('sign-up-closed', "This site isn't accepting new members right now.")
}
