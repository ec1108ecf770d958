import type { Role } from '#contract/account-fields.ts'
import type { signUp as signUpCall } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { updateProfile as updateProfileCall } from '#contract/settings.ts'
import type { Config } from '../../config.ts'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { addressBlock, attemptLimits } from '../../throttle/limits.ts'
import { refuse } from '../../errors.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { countAttempt, takeTurn } from '../../throttle/throttle.ts'
import {
  accountByEmail,
  anyAccount,
  holdAdmins,
  insertAccount,
  memberById,
  otherAccount,
  setRole,
  setVerified,
  takenNames,
  updateProfile,
  type MemberRow,
} from './queries.ts'

export { presentUser } from './present.ts'
export { anyAccount, holdAdmins, memberById, memberColumns, type MemberRow } from './queries.ts'

/**
 * Creates an account, and in the same transaction what `welcome` begins for it. The first one of a site is its admin, unless
 * ADMIN_EMAILS says who is.
 * @throws too-many-requests per address, sign-up-closed, email-taken or username-taken with the fields
 */
export async function signUp<Begun>(
  dependencies: Dependencies,
  address: string,
  details: BodyOf<typeof signUpCall>,
  welcome: (tx: Database, userId: string) => Promise<Begun>,
): Promise<{ member: MemberRow; begun: Begun }> {
  const { database, config, services } = dependencies
  await countAttempt(dependencies, `sign-up address ${addressBlock(address)}`, attemptLimits.signUpPerAddress)
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
    return { begun: await welcome(tx, id), member: await memberById(tx, id) }
  })
}

/** The account of an address, however it is capitalised. */
export function findAccount(database: Database, email: string) {
  return accountByEmail(database, email.trim().toLowerCase())
}

/** Changes one's names and time zone; what is absent stays. @throws username-taken with the field */
export function changeProfile(
  database: Database,
  { userId, now }: { userId: string; now: Date },
  change: BodyOf<typeof updateProfileCall>,
) {
  const { username, firstName, lastName, timeZone } = change
  return transaction(database, async (tx) => {
    if (username !== undefined)
      await refuseTaken(tx, { email: null, usernameKey: usernameKeyOf(username), except: userId })
    await updateProfile(tx, userId, {
      ...(username !== undefined && { username, username_key: usernameKeyOf(username) }),
      ...(firstName !== undefined && { first_name: firstName || null }),
      ...(lastName !== undefined && { last_name: lastName || null }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      updated_at: now.toISOString(),
    })
    return memberById(tx, userId)
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

/** Holds the admins for the rest of the transaction. @throws last-admin when the others would be left without one */
export async function refuseLastAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await holdAdmins(tx)
  if (admins.length === 1 && admins.includes(userId) && (await otherAccount(tx, userId))) {
    throw refuse('last-admin', 'You are the only admin. Make somebody else an admin first.')
  }
}

/** Holds the admins for the rest of the transaction. @throws last-admin when this account is the only one */
export async function refuseOnlyAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await holdAdmins(tx)
  if (admins.length === 1 && admins.includes(userId)) {
    throw refuse('last-admin', 'This is the only admin. Make somebody else an admin first.')
  }
}

/** Changes what an account may do, at once. @throws last-admin when nobody would be left to run the site */
export function changeRole(
  database: Database,
  { userId, role, now }: { userId: string; role: Role; now: Date },
): Promise<void> {
  return transaction(database, async (tx) => {
    if (role !== 'admin') await refuseOnlyAdmin(tx, userId)
    await setRole(tx, { userId, role, now: now.toISOString() })
  })
}

/** Of two first sign-ups at once, one is the first: the other waits for it. */
async function isFirst(tx: Database, { services }: Dependencies): Promise<boolean> {
  if (await anyAccount(tx)) return false
  await takeTurn(tx, services, 'first-account')
  return !(await anyAccount(tx))
}

/** A username as it is compared. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

type Names = { email: string | null; usernameKey: string; except?: string }

async function refuseTaken(database: Database, names: Names): Promise<void> {
  const taken = await takenNames(database, names)
  const fields = {
    ...(taken.email && { email: 'An account with this email exists already' }),
    ...(taken.username && { username: 'This username is taken' }),
  }
  if (taken.email) throw refuse('email-taken', 'An account with this email exists already.', { fields })
  if (taken.username) throw refuse('username-taken', 'This username is taken.', { fields })
}

function signUpClosed() {
  return refuse('sign-up-closed', 'This site takes no new members right now.')
}
