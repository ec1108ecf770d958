import type { User } from '#contract/account-fields.ts'
import type { Client, Cookie } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ApiError, refuse } from '../../errors.ts'
import { verifyPassword } from '../../services/password-hash.ts'
import { passwordBackoff, toAddressBlock } from '../../throttle/limits.ts'
import { resetThrottle, slowDown, undoAttempt } from '../../throttle/throttle.ts'
import { auditedTransaction, recordFailure } from '../audit/record.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { findKnownDevice } from '../sessions/device-cookie.ts'
import { startSession, deleteAllSessions } from '../sessions/sessions.ts'
import { findAccount } from './accounts.ts'
import { findApplicant } from './application-queries.ts'
import { startInvitedChallenge } from './friends.ts'
import { lockPasswordHash } from './password-queries.ts'

/**
 * Sign in with email and password. A browser that has signed in to the account before is counted only by itself, so that
 * nobody else's guesses slow it down.
 * @throws wrong-sign-in, too-many-requests; suspended and awaiting-approval only when the password is right
 */
export async function signIn(
  dependencies: Dependencies,
  client: Client,
  { email, password }: { email: string; password: string },
): Promise<{ user: User; startedChallengeId: string | null; cookies: Cookie[] }> {
  const { config } = dependencies
  const { account, settle } = await checkPassword(dependencies, client, { email, password, applicants: true })
  const source = { actorId: null, address: client.address }
  const signedIn = await auditedTransaction(dependencies, async (tx, audit) => {
    await settle(tx)
    const cookies = await startSession(tx, dependencies, client, account.id)
    await audit({ kind: 'sign-in', memberId: account.id, source: { ...source, actorId: account.id } })
    return { user: await readCurrentUser(tx, config, account.id), cookies }
  }).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'suspended')
      await recordFailure(dependencies, { kind: 'sign-in-failed', memberId: account.id, source, detail: 'suspended' })
    throw error
  })
  // A member whose sign-up was approved has their first visit now.
  const isFirst = account.last_seen_at === null
  return { ...signedIn, startedChallengeId: isFirst ? await startInvitedChallenge(dependencies, account.id) : null }
}

/**
 * Check an email and a password, with the same work for unknown accounts.
 * @param credentials.applicants whether to tell people whose sign-up waits for approval that it does
 * @returns the account, and `settle` to call in a transaction: it takes the attempt back
 * @throws wrong-sign-in, also in `settle` if the password was changed; too-many-requests, awaiting-approval
 */
export async function checkPassword(
  dependencies: Dependencies,
  client: Client,
  { email, password, applicants = false }: { email: string; password: string; applicants?: boolean },
) {
  const { database, services } = dependencies
  const account = await findAccount(database, email)
  // Looked up for everyone, so that the time of the answer does not reveal who has an account.
  const applicant = await findApplicant(database, email.trim().toLowerCase())
  const device = account ? findKnownDevice(services.secrets, client.deviceCookie, account) : null
  const accountKey = device ? `sign-in device ${device}` : getSignInThrottleKey(email)
  const addressKey = device ? null : `sign-in address ${toAddressBlock(client.address)}`
  if (addressKey) await slowDown(dependencies, addressKey, passwordBackoff.perAddress)
  await slowDown(dependencies, accountKey, passwordBackoff.perAccount)

  const passwordHash = (account ?? applicant)?.password_hash ?? null
  const right = await verifyPassword(password, passwordHash)
  const takeBackAttempt = async (tx: Database) => {
    await resetThrottle(tx, services, accountKey)
    // Many members may share an address.
    if (addressKey) await undoAttempt(tx, services, addressKey)
  }
  if (right && !account && applicants) {
    await transaction(database, takeBackAttempt)
    throw refuse('awaiting-approval', 'Your request to join is waiting for approval.')
  }
  if (!right || !account || passwordHash === null) {
    const source = { actorId: null, address: client.address }
    await recordFailure(dependencies, { kind: 'sign-in-failed', memberId: account?.id ?? null, source })
    throw wrongSignInError()
  }
  const settle = async (tx: Database) => {
    // The password may have changed while it was being checked.
    if (!(await lockPasswordHash(tx, { userId: account.id, passwordHash }))) throw wrongSignInError()
    await takeBackAttempt(tx)
  }
  return { account, settle }
}

export async function endAllSessions(
  tx: Database,
  { services }: { services: Pick<Dependencies['services'], 'clock' | 'secrets'> },
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await deleteAllSessions(tx, { userId, now: services.clock.now() })
  await resetThrottle(tx, services, getSignInThrottleKey(email))
}

function getSignInThrottleKey(email: string): string {
  return `sign-in account ${email.trim().toLowerCase()}`
}

function wrongSignInError() {
  return refuse('wrong-sign-in', 'That email and password don’t match.')
}
