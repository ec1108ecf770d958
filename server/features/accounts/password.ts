import { setImmediate as afterTheAnswer } from 'node:timers/promises'
import type { Cookie, Client } from '../../client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { hashPassword, isPassword } from '../../services/password-hash.ts'
import { addressBlock, attemptLimits } from '../../throttle/limits.ts'
import { countAttempt, forgetAttempts } from '../../throttle/throttle.ts'
import { deviceCookie } from '../sessions/devices.ts'
import { beginOnlySession } from '../sessions/sessions.ts'
import { dropLinks, issueLink, linkExpired, readLink, redeemLink } from './account-tokens.ts'
import { findAccount } from './accounts.ts'
import { proveAddress } from './email-verification.ts'
import { reportUnsent, resetMail } from './mails.ts'
import { passwordHashOf, replacePassword, setPassword } from './password-queries.ts'
import { endSessionsOf } from './sign-in.ts'

const accepted = ['reset', 'handed-reset'] as const

/**
 * Asks for a link that sets a new password. Whether there is such an account shows neither in the answer nor in its time.
 * @throws too-many-requests per address and per account
 */
export async function requestReset(dependencies: Dependencies, client: Client, email: string): Promise<void> {
  await countAttempt(dependencies, `reset address ${addressBlock(client.address)}`, attemptLimits.resetPerAddress)
  await countAttempt(dependencies, `reset account ${email.toLowerCase()}`, attemptLimits.resetPerAccount)
  void mailResetLink(dependencies, email)
}

/**
 * Sets a new password with the token of a reset link. Every session and every link of the account ends; a token that came
 * by mail proves the address. The browser is known from now on, so that somebody who is guessing cannot keep the owner out.
 * @returns the cookies to set
 * @throws link-expired when the token is wrong, old or used, too-many-requests
 */
export async function resetPassword(
  dependencies: Dependencies,
  client: Client,
  { token, password }: { token: string; password: string },
): Promise<Cookie[]> {
  const { database, config, services } = dependencies
  await countAttempt(
    dependencies,
    `use of reset links address ${addressBlock(client.address)}`,
    attemptLimits.resetPerAddress,
  )
  const now = services.clock.now()
  await readLink(database, token, { purposes: accepted, now })

  const passwordHash = await hashPassword(password)
  return transaction(database, async (tx) => {
    const { user_id: userId, email, purpose } = await redeemLink(tx, token, { purposes: accepted, now })
    if (!(await setPassword(tx, { userId, email, passwordHash, now: now.toISOString() }))) throw linkExpired()
    if (purpose === 'reset') await proveAddress(tx, config, { userId, email, now })
    await endSessionsOf(tx, dependencies, { userId, email })
    await dropLinks(tx, userId)
    return [deviceCookie(services.secrets, client.deviceCookie, userId)]
  })
}

/**
 * Makes sure that it is the member himself who sits there, before something that cannot be taken back.
 * @param field of the form, for the message
 * @returns the hash that was compared
 * @throws wrong-password with the field, too-many-requests
 */
export async function confirmPassword(
  dependencies: Dependencies,
  userId: string,
  password: string,
  field: string,
): Promise<string> {
  const { database, services } = dependencies
  const counted = `password account ${userId}`
  await countAttempt(dependencies, counted, attemptLimits.signInPerAccount)
  const stored = await passwordHashOf(database, userId)
  const message = 'That is not your password.'
  if (!(await isPassword(password, stored)) || stored === null)
    throw refuse('wrong-password', message, { fields: { [field]: message } })
  await forgetAttempts(database, services, counted)
  return stored
}

/**
 * Sets a new password for somebody who knows the present one. Every session and every link ends; this browser begins anew.
 * @returns the cookies to set
 * @throws wrong-password, too-many-requests, suspended when that happens at the same moment
 */
export async function changePassword(
  dependencies: Dependencies,
  client: Client,
  userId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Cookie[]> {
  const { database, services } = dependencies
  const before = await confirmPassword(dependencies, userId, currentPassword, 'currentPassword')
  const after = await hashPassword(newPassword)
  return transaction(database, async (tx) => {
    const now = services.clock.now().toISOString()
    if (!(await replacePassword(tx, { userId, before, after, now })))
      throw refuse('conflict', 'Your password was changed at the same moment.')
    await dropLinks(tx, userId)
    return beginOnlySession(tx, dependencies, client, userId)
  })
}

/** Everything that only happens for an account that exists, looking for it included. */
async function mailResetLink(dependencies: Dependencies, email: string): Promise<void> {
  const { database, config, services } = dependencies
  await afterTheAnswer()
  try {
    const account = services.mail.available ? await findAccount(database, email) : undefined
    if (!account) return
    await services.mail.send(resetMail(account.email, await issueLink(dependencies, account, 'reset')))
  } catch (error) {
    reportUnsent(config, error)
  }
}
