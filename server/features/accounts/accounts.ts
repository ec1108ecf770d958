import type { signUp as signUpCall, Role, User } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Config } from '../../config.ts'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../http/mount.ts'
import { addressBlock, attemptLimits } from '../../http/rate-limits.ts'
import { refuse } from '../../http/refusal.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { countAttempt, takeTurn } from '../attempts/attempts.ts'
import { issueLink, linkExpired, redeemLink } from '../links/links.ts'
import { reportUnsent, verificationMail } from '../mails/mails.ts'
import { accountByEmail, anyAccount, holdAdmins, insertAccount, memberById, setRole, setVerified, takenNames } from './queries.ts'

export { presentUser } from './present.ts'
export { anyAccount, memberById, memberColumns, type MemberRow } from './queries.ts'

/**
 * Creates an account. The first one of a site is its admin, unless ADMIN_EMAILS says who is.
 * @throws too-many-requests per address, sign-up-closed, email-taken or username-taken with the fields
 */
export async function signUp(dependencies: Dependencies, address: string, details: BodyOf<typeof signUpCall>) {
  const { database, config, services } = dependencies
  await countAttempt(dependencies, `sign-up address ${addressBlock(address)}`, attemptLimits.signUpPerAddress)
  if (config.signUp === 'closed' && (await anyAccount(database))) throw signUpClosed()
  const email = details.email.toLowerCase()
  const usernameKey = details.username.normalize('NFKC').toLowerCase()
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
      onboarding_completed: false,
      password_hash,
      email_verified_at: null,
      time_zone: details.timeZone ?? 'UTC',
      created_at: now,
      updated_at: now,
    })
    if (!created) await refuseTaken(tx, { email, usernameKey })
    return memberById(tx, id)
  })
}

/** The account of an address, however it is capitalised. */
export function findAccount(database: Database, email: string) {
  return accountByEmail(database, email.trim().toLowerCase())
}

/**
 * Mails a member the link that proves his address.
 * @throws unavailable when this server cannot send mail, too-many-requests
 */
export async function requestVerification(dependencies: Dependencies, user: User): Promise<void> {
  const { config, services } = dependencies
  const { mail } = services
  if (!mail.available) {
    throw refuse('unavailable', 'This site cannot send mail yet. Please ask the person who runs it to confirm your address.')
  }
  await countAttempt(dependencies, `verification account ${user.id}`, attemptLimits.resetPerAccount)
  const link = await issueLink(dependencies, user, 'verify')
  try {
    await mail.send(verificationMail(user.email, link))
  } catch (error) {
    reportUnsent(config, error)
    throw refuse('unavailable', 'The mail could not be sent right now. Please try again in a few minutes.')
  }
}

/**
 * Proves an address with the token of a verification link.
 * @throws link-expired, also when the account has another address by now; not-signed-in where it would make an admin of someone else
 */
export function verifyEmail({ database, config, services }: Dependencies, token: string, user: User | null): Promise<void> {
  const now = services.clock.now()
  return transaction(database, async (tx) => {
    const link = await redeemLink(tx, token, { purposes: ['verify'], now })
    // Whoever signed up with an admin's address cannot have its owner confirm the account for him by a click.
    if (config.adminEmails.includes(link.email) && user?.id !== link.user_id) {
      throw refuse('not-signed-in', 'Please sign in to this account first, then open the link again.')
    }
    if (!(await proveAddress(tx, config, { userId: link.user_id, email: link.email, now }))) throw linkExpired()
  })
}

/**
 * Notes that an address is its account's own; with an address in ADMIN_EMAILS the account becomes admin.
 * @returns whether the account still has that address
 */
export async function proveAddress(
  tx: Database,
  { adminEmails }: Config,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const proof = { userId, email, now: now.toISOString() }
  if (!(await setVerified(tx, proof))) return false
  if (adminEmails.includes(email)) await setRole(tx, { ...proof, role: 'admin' })
  return true
}

/** Changes what an account may do, at once. @throws last-admin when nobody would be left to run the site */
export function changeRole(database: Database, { userId, role, now }: { userId: string; role: Role; now: Date }): Promise<void> {
  return transaction(database, async (tx) => {
    const admins = await holdAdmins(tx)
    if (role !== 'admin' && admins.length === 1 && admins.includes(userId)) {
      throw refuse('last-admin', 'This is the only admin. Make somebody else an admin first.')
    }
    await setRole(tx, { userId, role, now: now.toISOString() })
  })
}

/** Of two first sign-ups at once, one is the first: the other waits for it. */
async function isFirst(tx: Database, { services }: Dependencies): Promise<boolean> {
  if (await anyAccount(tx)) return false
  await takeTurn(tx, services, 'first-account')
  return !(await anyAccount(tx))
}

async function refuseTaken(database: Database, names: { email: string; usernameKey: string }): Promise<void> {
  const taken = await takenNames(database, names)
  const fields = {
    ...(taken.email && { email: 'An account with this e-mail exists already' }),
    ...(taken.username && { username: 'This username is taken' }),
  }
  if (taken.email) throw refuse('email-taken', 'An account with this e-mail exists already.', { fields })
  if (taken.username) throw refuse('username-taken', 'This username is taken.', { fields })
}

function signUpClosed() {
  return refuse('sign-up-closed', 'This site takes no new members right now.')
}
