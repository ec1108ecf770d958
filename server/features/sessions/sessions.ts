import { z } from 'zod'
import type { User } from '#contract/account-fields.ts'
import { DatabaseError } from '../../database/errors.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { type Cookie, sessionCookieName, type Client } from '../../client.ts'
import type { Authenticate } from '../../http/mount.ts'
import type { Dependencies } from '../../dependencies.ts'
import { addressBlock, attemptLimits } from '../../throttle/limits.ts'
import { refuse } from '../../errors.ts'
import { isPassword } from '../../services/password-hash.ts'
import { isToken, newToken, tokenHash } from '../../services/tokens.ts'
import { findAccount, memberById, presentUser } from '../accounts/sign-up.ts'
import { countAttempt, dropEndedAttempts, forgetAttempts } from '../../throttle/throttle.ts'
import { deviceCookie, knownDevice } from './devices.ts'
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  holdAdmitted,
  holdPassword,
  insertSession,
  liveSessions,
  memberOfSession,
  moveExpire,
  type SessionMember,
} from './queries.ts'

export { deleteSessionsOf } from './queries.ts'

const hour = 3_600_000
const day = 24 * hour
const idle = 14 * day
const longest = 90 * day

/** One session, as its owner may know it. */
export type SessionState = { current: boolean; userAgent: string | null; signedInAt: string; lastActiveAt: string }

const stored = z.object({ createdAt: z.string(), userAgent: z.string().nullable() })

/** The member whose session a cookie names, with the role he has now. One query, and at most once an hour a write where `extend` asks for it. */
export const authenticate: Authenticate = async ({ database, config, services }, sessionCookie, { extend }) => {
  if (!isToken(sessionCookie)) return null
  const now = services.clock.now()
  const sid = tokenHash(sessionCookie)
  const member = await memberOfSession(database, { sid, now: now.toISOString() })
  if (!member) return null
  if (extend) await extendSession(database, sid, member, now)
  return presentUser(member, config)
}

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
    return { user: presentUser(await memberById(tx, account.id), config), cookies }
  })
}

/** Begins a session for somebody who has just proven who he is. @returns the cookies to set @throws suspended */
export async function beginSession(
  tx: Database,
  { services }: Dependencies,
  client: Client,
  userId: string,
): Promise<Cookie[]> {
  if (!(await holdAdmitted(tx, userId))) throw suspended()
  const now = services.clock.now()
  const value = newToken()
  // Whatever session the browser came with, it may have been planted there.
  if (client.sessionCookie) await deleteSession(tx, tokenHash(client.sessionCookie))
  await deleteExpiredSessions(tx, { now: now.toISOString(), most: 500 })
  await dropEndedAttempts(tx, services)
  await insertSession(tx, {
    sid: tokenHash(value),
    sess: JSON.stringify({ createdAt: now.toISOString(), userAgent: client.userAgent }),
    expire: new Date(now.getTime() + idle).toISOString(),
    user_id: userId,
  })
  return [
    { name: sessionCookieName, value, maxAge: longest / 1000 },
    deviceCookie(services.secrets, client.deviceCookie, userId),
  ]
}

/** Ends the session a cookie names. @returns the cookie taken away */
export async function endSession(database: Database, sessionCookie: string | null): Promise<Cookie> {
  if (sessionCookie) await deleteSession(database, tokenHash(sessionCookie))
  return { name: sessionCookieName, value: null }
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

/** Ends every session of an account and begins one anew for the browser that asks. @returns the cookies to set @throws suspended */
export async function beginOnlySession(
  tx: Database,
  dependencies: Dependencies,
  client: Client,
  userId: string,
): Promise<Cookie[]> {
  await deleteSessionsOf(tx, userId)
  return beginSession(tx, dependencies, client, userId)
}

/** Where a member is signed in: the present session first, then the latest. */
export async function sessionsOf(
  { database, services }: Dependencies,
  client: Client,
  userId: string,
): Promise<SessionState[]> {
  const present = client.sessionCookie ? tokenHash(client.sessionCookie) : ''
  const rows = await liveSessions(database, { userId, now: services.clock.now().toISOString(), most: 100 })
  const states = rows.map(({ sid, sess, expire }) => {
    const { createdAt, userAgent } = stored.parse(JSON.parse(sess))
    // Its end moves with its use.
    const lastActive = Math.max(new Date(expire).getTime() - idle, new Date(createdAt).getTime())
    return {
      current: sid === present,
      userAgent,
      signedInAt: createdAt,
      lastActiveAt: new Date(lastActive).toISOString(),
    }
  })
  return [...states.filter(({ current }) => current), ...states.filter(({ current }) => !current)]
}

/** Signs a member out everywhere but in the browser that asks. @returns how many sessions ended */
export function endOtherSessions(database: Database, client: Client, userId: string): Promise<number> {
  return deleteOtherSessions(database, { userId, sid: client.sessionCookie ? tokenHash(client.sessionCookie) : '' })
}

/** An hour or more at a time, and never beyond 90 days from the sign-in. Where nothing can be written just now, the end stays. */
async function extendSession(
  database: Database,
  sid: string,
  { sess, expire }: SessionMember,
  now: Date,
): Promise<void> {
  const ends = new Date(expire).getTime()
  if (now.getTime() + idle - ends < hour) return
  const { createdAt } = stored.parse(JSON.parse(sess))
  const moved = Math.min(now.getTime() + idle, new Date(createdAt).getTime() + longest)
  if (moved <= ends) return
  try {
    await moveExpire(database, { sid, from: expire, to: new Date(moved).toISOString() })
  } catch (error) {
    if (!(error instanceof DatabaseError && error.passing)) throw error
  }
}

function accountSubject(email: string): string {
  return `sign-in account ${email.trim().toLowerCase()}`
}

function wrongSignIn() {
  return refuse('wrong-sign-in', 'That email and password do not match.')
}

function suspended() {
  return refuse('suspended', 'This account is suspended. Ask the person who runs this site.')
}
