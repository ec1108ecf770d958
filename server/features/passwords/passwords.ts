import { setImmediate as afterTheAnswer } from 'node:timers/promises'
import { transaction } from '../../database/transaction.ts'
import type { Cookie } from '../../http/answer.ts'
import type { Dependencies } from '../../http/mount.ts'
import { addressBlock, attemptLimits } from '../../http/rate-limits.ts'
import type { Client } from '../../http/serve.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { findAccount, proveAddress } from '../accounts/accounts.ts'
import { countAttempt } from '../attempts/attempts.ts'
import { deviceCookie } from '../devices/devices.ts'
import { dropLinks, issueLink, linkExpired, readLink, redeemLink } from '../links/links.ts'
import { reportUnsent, resetMail } from '../mails/mails.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { setPassword } from './queries.ts'

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
  await countAttempt(dependencies, `use of reset links address ${addressBlock(client.address)}`, attemptLimits.resetPerAddress)
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
