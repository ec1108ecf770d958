import type { User } from '#contract/account-fields.ts'
import type { Account } from '#contract/accounts.ts'
import type { Client } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { auditedTransaction } from '../audit/record.ts'
import { deleteAllSessions, endOtherSessions } from '../sessions/sessions.ts'
import { sendAccountMail } from './account-mail.ts'
import { revokeAccountTokens, issueTokenLink, linkExpiredError, redeemAccountToken } from './account-tokens.ts'
import { limitMailTo } from './confirmation.ts'
import { findEmailHolder, getEmailState, setEmail } from './email-queries.ts'
import { markEmailVerified } from './email-verification.ts'
import {
  createEmailChangedMail,
  createEmailChangeMail,
  createEmailConfirmedMail,
  createEmailTakenMail,
} from './mail-templates.ts'
import { verifyCurrentPassword } from './password.ts'
import { assertMailAvailable, sendRequiredMail } from './required-mail.ts'
import { emailTakenMessages, lockNames } from './usernames.ts'

export async function loadAccount({ database, services }: Dependencies, userId: string): Promise<Account> {
  const { email, email_verified_at, link_sent_at, pending } = await getEmailState(database, {
    userId,
    now: services.clock.now().toISOString(),
  })
  return { email, emailVerified: email_verified_at !== null, linkSent: link_sent_at !== null, pendingEmail: pending }
}

/**
 * Email a confirmation link to the new address. The reply doesn't reveal whether that address is taken.
 * @throws wrong-password, too-many-requests; unavailable when the site can't send email
 */
export async function requestEmailChange(
  dependencies: Dependencies,
  user: User,
  { email, password }: { email: string; password: string },
): Promise<void> {
  assertMailAvailable(
    dependencies,
    'This site can’t send email. Please ask the person who runs it to change your address.',
  )
  await verifyCurrentPassword(dependencies, user.id, password, 'password')
  await throttle(dependencies, `change of address account ${user.id}`, throttleLimits.resetPerAccount)
  const newEmail = email.toLowerCase()
  if (newEmail === user.email) throw invalidFieldError('email', 'This is already your email address')
  await limitMailTo(dependencies, newEmail)
  const { link } = await issueTokenLink(dependencies, { id: user.id, email: newEmail }, 'change-email')
  const holder = await findEmailHolder(dependencies.database, { userId: user.id, email: newEmail })
  const mail = holder ? createEmailTakenMail(newEmail, holder) : createEmailChangeMail(newEmail, link)
  await sendRequiredMail(dependencies, user.id, mail)
}

/**
 * Verify or change an address with the token of an emailed link. A change ends the member's other sessions.
 * @throws link-expired, email-taken, not-signed-in
 */
export async function redeemEmailToken(
  dependencies: Dependencies,
  client: Client,
  { token, user }: { token: string; user: User | null },
): Promise<void> {
  const { config, services } = dependencies
  const now = services.clock.now()
  const change = await auditedTransaction(dependencies, async (tx, audit) => {
    const link = await redeemAccountToken(tx, token, { purposes: ['verify', 'change-email'], now })
    const isEmailChange = link.purpose === 'change-email'
    // Otherwise an admin who clicks the link would confirm an account that someone else created with their address, and
    // a member who mistyped their new address would lose the account to its owner.
    if ((isEmailChange || config.adminEmails.includes(link.email)) && user?.id !== link.user_id) {
      throw refuse('not-signed-in', 'Please sign in to this account first, then open the link again.')
    }
    const previousEmail = isEmailChange
      ? await replaceEmail(tx, services, { userId: link.user_id, email: link.email })
      : null
    const { user_id: userId, email } = link
    const source = { actorId: user?.id ?? null, address: client.address }
    if (!(await markEmailVerified(tx, config, { userId, email, now, audit, source }))) throw linkExpiredError()
    await audit({ kind: isEmailChange ? 'email-change' : 'email-verification', memberId: userId, source })
    if (previousEmail === null) return null
    await endOtherSessions(tx, client, { userId, now })
    return { userId, from: previousEmail, to: link.email }
  })
  if (!change) return
  void sendAccountMail(dependencies, change.userId, createEmailChangedMail(change.from))
  void sendAccountMail(dependencies, change.userId, createEmailConfirmedMail(change.to))
}

/** Change an account's address without verifying it, and end its sessions. @throws email-taken */
export async function changeAccountEmail(
  context: Pick<Dependencies, 'database'> & { services: Pick<Dependencies['services'], 'clock' | 'secrets'> },
  userId: string,
  email: string,
): Promise<void> {
  await auditedTransaction(context, async (tx, audit) => {
    await replaceEmail(tx, context.services, { userId, email: email.toLowerCase() })
    await deleteAllSessions(tx, { userId, now: context.services.clock.now() })
    await audit({ kind: 'email-change', memberId: userId, source: 'command' })
  })
}

/** @returns the old address @throws email-taken */
async function replaceEmail(
  tx: Database,
  services: Pick<Dependencies['services'], 'clock'>,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  await lockNames(tx, services)
  const now = services.clock.now().toISOString()
  const previous = await getEmailState(tx, { userId, now })
  const holder = await findEmailHolder(tx, { userId, email })
  if (holder) throw refuse('email-taken', `${emailTakenMessages[holder]}.`)
  await setEmail(tx, { userId, email, now })
  await revokeAccountTokens(tx, userId)
  return previous.email
}
