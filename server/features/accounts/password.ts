import { setImmediate as afterTheAnswer } from 'node:timers/promises'
import type { User } from '#contract/account-fields.ts'
import type { Cookie, Client } from '../../client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { hashPassword, verifyPassword } from '../../services/password-hash.ts'
import { passwordBackoff, toAddressBlock, throttleLimits } from '../../throttle/limits.ts'
import { resetThrottle, slowDown, throttle } from '../../throttle/throttle.ts'
import { auditedTransaction } from '../audit/record.ts'
import { createDeviceCookie } from '../sessions/device-cookie.ts'
import { replaceAllSessions } from '../sessions/sessions.ts'
import { sendAccountMail } from './account-mail.ts'
import {
  revokeAccountTokens,
  issueTokenLink,
  linkExpiredError,
  requireAccountToken,
  redeemAccountToken,
} from './account-tokens.ts'
import { findAccount } from './accounts.ts'
import { limitMailTo, mailInBackground } from './confirmation.ts'
import { markEmailVerified } from './email-verification.ts'
import { createPasswordChangedMail, createResetMail } from './mail-templates.ts'
import { getPasswordHash, replacePassword, setPassword } from './password-queries.ts'
import { assertPasswordAllowed } from './password-rules.ts'
import { endAllSessions } from './sign-in.ts'

/** Links that the server itself mailed, so whoever uses one reads the emails to the address. */
const mailedPurposes = ['reset', 'mailed-first-password'] as const
const resetPurposes = [...mailedPurposes, 'handed-reset', 'first-password'] as const

/** Email a reset link. The reply doesn't reveal whether the account exists. @throws too-many-requests */
export async function requestReset(dependencies: Dependencies, client: Client, email: string): Promise<void> {
  await throttle(dependencies, `reset address ${toAddressBlock(client.address)}`, throttleLimits.resetPerAddress)
  await throttle(dependencies, `reset account ${email.toLowerCase()}`, throttleLimits.resetPerAccount)
  void sendResetMail(dependencies, email)
}

/**
 * Set a new password and end the account's sessions. A token sent by email also verifies the address.
 * @returns a device cookie, so that an attacker's failed sign-ins don't lock the member out
 * @throws link-expired; bad-request for a password that isn't allowed; too-many-requests when too many people sign in at once
 */
export async function resetPassword(
  dependencies: Dependencies,
  client: Client,
  { token, password }: { token: string; password: string },
): Promise<Cookie[]> {
  const { database, config, services } = dependencies
  const now = services.clock.now()
  const link = await requireAccountToken(database, token, { purposes: resetPurposes, now })
  const account = await findAccount(database, link.email)
  if (!account) throw linkExpiredError()
  assertPasswordAllowed(password, { field: 'password', ...account })

  const passwordHash = await hashPassword(password)
  const cookies = await auditedTransaction(dependencies, async (tx, audit) => {
    const { user_id: userId, email, purpose } = await redeemAccountToken(tx, token, { purposes: resetPurposes, now })
    if (!(await setPassword(tx, { userId, email, passwordHash, now: now.toISOString() }))) throw linkExpiredError()
    const source = { actorId: userId, address: client.address }
    if (mailedPurposes.some((mailed) => mailed === purpose))
      await markEmailVerified(tx, config, { userId, email, now, audit, source })
    await endAllSessions(tx, dependencies, { userId, email })
    await revokeAccountTokens(tx, userId)
    await resetThrottle(tx, services, getPasswordThrottleKey(userId))
    await audit({ kind: 'password-reset', memberId: userId, source })
    return [createDeviceCookie(services.secrets, client.deviceCookie, { id: userId, password_hash: passwordHash })]
  })
  void sendAccountMail(dependencies, link.user_id, createPasswordChangedMail(account.email))
  return cookies
}

/** Check the password before a sensitive action. @returns its hash @throws wrong-password, too-many-requests */
export async function verifyCurrentPassword(
  dependencies: Dependencies,
  userId: string,
  password: string,
  field: string,
): Promise<string> {
  const { database, services } = dependencies
  const throttleKey = getPasswordThrottleKey(userId)
  await slowDown(dependencies, throttleKey, passwordBackoff.perAccount)
  const storedHash = await getPasswordHash(database, userId)
  const message = 'That’s not your password.'
  if (!(await verifyPassword(password, storedHash)) || storedHash === null)
    throw refuse('wrong-password', message, { fields: { [field]: message } })
  await resetThrottle(database, services, throttleKey)
  return storedHash
}

/**
 * Change the password, end all other sessions and notify the member.
 * @throws wrong-password, too-many-requests, suspended, conflict; bad-request for a password that isn't allowed
 */
export async function changePassword(
  dependencies: Dependencies,
  client: Client,
  { id: userId, email, emailVerified, username }: Pick<User, 'id' | 'email' | 'emailVerified' | 'username'>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Cookie[]> {
  const { services } = dependencies
  assertPasswordAllowed(newPassword, { field: 'newPassword', email, username })
  const oldHash = await verifyCurrentPassword(dependencies, userId, currentPassword, 'currentPassword')
  const newHash = await hashPassword(newPassword)
  const cookies = await auditedTransaction(dependencies, async (tx, audit) => {
    const now = services.clock.now().toISOString()
    if (!(await replacePassword(tx, { userId, before: oldHash, after: newHash, now })))
      throw refuse('conflict', 'Your password was just changed somewhere else.')
    await revokeAccountTokens(tx, userId)
    const source = { actorId: userId, address: client.address }
    await audit({ kind: 'password-change', memberId: userId, source })
    return replaceAllSessions(tx, dependencies, client, userId)
  })
  void sendPasswordChangedMail(dependencies, { userId, email, emailVerified })
  return cookies
}

function getPasswordThrottleKey(userId: string): string {
  return `password account ${userId}`
}

// Even the lookup waits for the reply, whose timing would otherwise reveal whether the account exists.
async function sendResetMail(dependencies: Dependencies, email: string): Promise<void> {
  await afterTheAnswer()
  await mailInBackground(dependencies, async () => {
    const account = await findAccount(dependencies.database, email)
    if (!account) return
    if (account.email_verified_at === null) await limitMailTo(dependencies, account.email)
    const { link } = await issueTokenLink(dependencies, account, 'reset')
    await sendAccountMail(dependencies, account.id, createResetMail(account.email, link))
  })
}

async function sendPasswordChangedMail(
  dependencies: Dependencies,
  { userId, email, emailVerified }: { userId: string; email: string; emailVerified: boolean },
): Promise<void> {
  await mailInBackground(dependencies, async () => {
    // The address may be a stranger's.
    if (!emailVerified) await limitMailTo(dependencies, email)
    await sendAccountMail(dependencies, userId, createPasswordChangedMail(email))
  })
}
