import { type Client, type Cookie, sessionCookieName } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { hashToken } from '../../services/tokens.ts'
import { deleteExpiredThrottles } from '../../throttle/throttle.ts'
import { auditedTransaction } from '../audit/record.ts'
import { createDeviceCookie } from './device-cookie.ts'
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteAllSessions,
  lockUnlessSuspended,
  insertSession,
  listActiveSessions,
} from './queries.ts'
import { generateSessionCookie } from './session-cookie.ts'
import { idleTimeoutMs, maxLifetimeMs, sessionSchema } from './session-lifetime.ts'

export { deleteAllSessions } from './queries.ts'

export type SessionState = { current: boolean; userAgent: string | null; signedInAt: string; lastActiveAt: string }

/** Start a session for a member who has just authenticated. @returns the cookies to set @throws suspended */
export async function startSession(
  tx: Database,
  { services }: Dependencies,
  client: Client,
  userId: string,
): Promise<Cookie[]> {
  const account = await lockUnlessSuspended(tx, userId)
  if (!account) throw suspendedError()
  const now = services.clock.now()
  const value = generateSessionCookie(client)
  // Prevents session fixation: an attacker may have planted the session cookie.
  if (client.sessionCookie) await deleteSession(tx, hashToken(client.sessionCookie))
  await deleteExpiredSessions(tx, { now: now.toISOString(), limit: 500 })
  await deleteExpiredThrottles(tx, services)
  await insertSession(tx, {
    sid: hashToken(value),
    sess: JSON.stringify({ createdAt: now.toISOString(), userAgent: client.userAgent }),
    expire: new Date(now.getTime() + idleTimeoutMs).toISOString(),
    user_id: userId,
  })
  return [
    { name: sessionCookieName, value, maxAge: maxLifetimeMs / 1000 },
    createDeviceCookie(services.secrets, client.deviceCookie, account),
  ]
}

export async function endSession(database: Database, sessionCookie: string | null): Promise<Cookie> {
  if (sessionCookie) await deleteSession(database, hashToken(sessionCookie))
  return { name: sessionCookieName, value: null }
}

/** Replace all sessions of an account with one for this browser. @returns the cookies to set @throws suspended */
export async function replaceAllSessions(
  tx: Database,
  dependencies: Dependencies,
  client: Client,
  userId: string,
): Promise<Cookie[]> {
  await deleteAllSessions(tx, userId)
  return startSession(tx, dependencies, client, userId)
}

/** List a member's sessions: the current one first, then the most recently used. */
export async function listSessions(
  { database, services }: Dependencies,
  client: Client,
  userId: string,
): Promise<SessionState[]> {
  const currentSid = client.sessionCookie ? hashToken(client.sessionCookie) : ''
  const rows = await listActiveSessions(database, { userId, now: services.clock.now().toISOString(), limit: 100 })
  const states = rows.map(({ sid, sess, expire }) => {
    const { createdAt, userAgent } = sessionSchema.parse(JSON.parse(sess))
    // A renewal sets the expiry to one idle timeout later.
    const lastActive = Math.max(new Date(expire).getTime() - idleTimeoutMs, new Date(createdAt).getTime())
    return {
      current: sid === currentSid,
      userAgent,
      signedInAt: createdAt,
      lastActiveAt: new Date(lastActive).toISOString(),
    }
  })
  return [...states.filter(({ current }) => current), ...states.filter(({ current }) => !current)]
}

export function endOtherSessions(database: Database, client: Client, userId: string): Promise<number> {
  return deleteOtherSessions(database, { userId, sid: client.sessionCookie ? hashToken(client.sessionCookie) : '' })
}

/** End the member's other sessions, as they asked to. @returns how many */
export function signOutEverywhere(dependencies: Dependencies, client: Client, userId: string): Promise<number> {
  return auditedTransaction(dependencies, async (tx, audit) => {
    const source = { actorId: userId, address: client.address }
    await audit({ kind: 'sign-out-everywhere', memberId: userId, source })
    return endOtherSessions(tx, client, userId)
  })
}

function suspendedError() {
  return refuse('suspended', 'This account is suspended. Please contact the person who runs this site.')
}
