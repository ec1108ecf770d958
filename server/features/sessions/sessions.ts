import { type Client, type Cookie, sessionCookieName } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { newToken, tokenHash } from '../../services/tokens.ts'
import { dropEndedAttempts } from '../../throttle/throttle.ts'
import { deviceCookie } from './devices.ts'
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  holdAdmitted,
  insertSession,
  liveSessions,
} from './queries.ts'
import { idle, longest, stored } from './session-lifetime.ts'

export { deleteSessionsOf } from './queries.ts'

/** One session, as its owner may know it. */
export type SessionState = { current: boolean; userAgent: string | null; signedInAt: string; lastActiveAt: string }

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

function suspended() {
  return refuse('suspended', 'This account is suspended. Ask the person who runs this site.')
}
