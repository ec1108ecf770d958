import type { User } from '#contract/account-fields.ts'
import type { Client, Cookie } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { isPassword } from '../../services/password-hash.ts'
import { addressBlock, attemptLimits } from '../../throttle/limits.ts'
import { countAttempt, forgetAttempts } from '../../throttle/throttle.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { knownDevice } from '../sessions/devices.ts'
import { beginSession, deleteSessionsOf } from '../sessions/sessions.ts'
import { findAccount } from './accounts.ts'
import { holdPassword } from './password-queries.ts'

/**
 * Signs in with e-mail and password. Attempts are counted before the work, the account's and the address's; a browser that
 * has signed in to this account before has a count of its own, so that nobody can lock its owner out.
 * @throws wrong-sign-in, the same for an unknown account; suspended, to who knows the password; too-many-requests
 */
export async function signIn(
  dependencies: Dependencies,
  client: Client,
  { email, password }: { email: string; password: string },
): Promise<{ user: User; cookies: Cookie[] }> {
  const { database, config, services } = dependencies
  const account = await findAccount(database, email)
  const device = account ? knownDevice(services.secrets, client.deviceCookie, account.id) : null
  const counted = device ? `sign-in device ${device}` : accountSubject(email)
  await countAttempt(dependencies, `sign-in address ${addressBlock(client.address)}`, attemptLimits.signInPerAddress)
  await countAttempt(dependencies, counted, attemptLimits.signInPerAccount)

  const passwordHash = account?.password_hash ?? null
  const right = await isPassword(password, passwordHash)
  if (!right || !account || passwordHash === null) throw wrongSignIn()
  return transaction(database, async (tx) => {
    // The password may have been reset while this one was compared.
    if (!(await holdPassword(tx, { userId: account.id, passwordHash }))) throw wrongSignIn()
    await forgetAttempts(tx, services, counted)
    const cookies = await beginSession(tx, dependencies, client, account.id)
    return { user: await readCurrentUser(tx, config, account.id), cookies }
  })
}

/** Ends every session of an account, and lets its owner try again at once. */
export async function endSessionsOf(
  tx: Database,
  { services }: Pick<Dependencies, 'services'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await deleteSessionsOf(tx, userId)
  await forgetAttempts(tx, services, accountSubject(email))
}

function accountSubject(email: string): string {
  return `sign-in account ${email.trim().toLowerCase()}`
}

function wrongSignIn() {
  return refuse('wrong-sign-in', 'That email and password do not match.')
}
