import type { User } from '#contract/account-fields.ts'
import type { Account } from '#contract/accounts.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Message } from '../../services/mail.ts'
import { attemptLimits } from '../../throttle/limits.ts'
import { countAttempt } from '../../throttle/throttle.ts'
import { dropLinks, issueLink, linkExpired, redeemLink } from './account-tokens.ts'
import { findAccount } from './accounts.ts'
import { addressOf, addressTaken, setAddress } from './email-queries.ts'
import { proveAddress } from './email-verification.ts'
import { addressChangedMail, addressChangeMail, addressTakenMail, reportUnsent, verificationMail } from './mails.ts'
import { confirmPassword } from './password.ts'

/** How a member's address stands. */
export async function addressState({ database, services }: Dependencies, userId: string): Promise<Account> {
  const { email, email_verified_at, pending } = await addressOf(database, {
    userId,
    now: services.clock.now().toISOString(),
  })
  return { email, emailVerified: email_verified_at !== null, pendingEmail: pending }
}

/**
 * Mails a member the link that proves his address.
 * @throws unavailable when this server cannot send mail, too-many-requests
 */
export async function requestVerification(dependencies: Dependencies, user: User): Promise<void> {
  refuseWithoutMail(
    dependencies,
    'This site cannot send mail yet. Please ask the person who runs it to confirm your address.',
  )
  await countAttempt(dependencies, `verification account ${user.id}`, attemptLimits.resetPerAccount)
  await deliver(dependencies, verificationMail(user.email, await issueLink(dependencies, user, 'verify')))
}

/**
 * Mails the link that changes a member's address to the new one. Whether somebody has an account with that address shows
 * neither in the answer nor in its time: its owner is told instead.
 * @throws wrong-password, unavailable when this server cannot send mail, too-many-requests
 */
export async function requestChange(
  dependencies: Dependencies,
  user: User,
  { email, password }: { email: string; password: string },
): Promise<void> {
  refuseWithoutMail(
    dependencies,
    'This site cannot send mail. Please ask the person who runs it to change your address.',
  )
  await confirmPassword(dependencies, user.id, password, 'password')
  await countAttempt(dependencies, `change of address account ${user.id}`, attemptLimits.resetPerAccount)
  const address = email.toLowerCase()
  if (address === user.email)
    throw refuse('bad-request', 'email: This is your address already', {
      fields: { email: 'This is your address already' },
    })
  const link = await issueLink(dependencies, { id: user.id, email: address }, 'change-email')
  const taken = (await findAccount(dependencies.database, address)) !== undefined
  await deliver(dependencies, taken ? addressTakenMail(address) : addressChangeMail(address, link))
}

/**
 * Uses a mailed link: it proves the account's address, or changes it to the one the link was mailed to.
 * @throws link-expired, also when the account has another address by now; email-taken; not-signed-in where a click by
 * somebody else would do harm
 */
export async function redeemProof(dependencies: Dependencies, token: string, user: User | null): Promise<void> {
  const { database, config, services } = dependencies
  const now = services.clock.now()
  const left = await transaction(database, async (tx) => {
    const link = await redeemLink(tx, token, { purposes: ['verify', 'change-email'], now })
    const change = link.purpose === 'change-email'
    // Whoever signed up with an admin's address cannot have its owner confirm the account for him by a click; nor does a
    // man who mistyped his new address lose the account to its owner.
    if ((change || config.adminEmails.includes(link.email)) && user?.id !== link.user_id) {
      throw refuse('not-signed-in', 'Please sign in to this account first, then open the link again.')
    }
    const before = change ? await moveTo(tx, { userId: link.user_id, email: link.email, now }) : null
    if (!(await proveAddress(tx, config, { userId: link.user_id, email: link.email, now }))) throw linkExpired()
    return before
  })
  if (left) void tell(dependencies, addressChangedMail(left))
}

/**
 * Changes an account's address on the operator's word: it is not proven by that.
 * @throws email-taken
 */
export async function changeAddress(
  { database, services }: Pick<Dependencies, 'database'> & { services: Pick<Dependencies['services'], 'clock'> },
  userId: string,
  email: string,
): Promise<void> {
  await transaction(database, (tx) => moveTo(tx, { userId, email: email.toLowerCase(), now: services.clock.now() }))
}

/** The account has another address, not yet proven; links mailed to the old one no longer work. @returns the old one */
async function moveTo(
  tx: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string> {
  const before = await addressOf(tx, { userId, now: now.toISOString() })
  if (await addressTaken(tx, { userId, email }))
    throw refuse('email-taken', 'An account with this email exists already.')
  await setAddress(tx, { userId, email, now: now.toISOString() })
  await dropLinks(tx, userId)
  return before.email
}

async function deliver(dependencies: Dependencies, message: Message): Promise<void> {
  if (await tell(dependencies, message)) return
  throw refuse('unavailable', 'The mail could not be sent right now. Please try again in a few minutes.')
}

/** @returns whether it was sent */
async function tell({ config, services }: Dependencies, message: Message): Promise<boolean> {
  if (!services.mail.available) return false
  try {
    await services.mail.send(message)
    return true
  } catch (error) {
    reportUnsent(config, error)
    return false
  }
}

function refuseWithoutMail({ services }: Dependencies, words: string): void {
  if (!services.mail.available) throw refuse('unavailable', words)
}
