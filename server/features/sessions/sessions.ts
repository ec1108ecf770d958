import type { StaffRole } from '#contract/standing.ts'
import { type Client, type Cookie, sessionCookieName } from '../../client.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { hashToken } from '../../services/tokens.ts'
import { deleteExpiredThrottles } from '../../throttle/throttle.ts'
import { auditedTransaction } from '../audit/record.ts'
import { moveDevices, removeDevicesOfMember, removeDevicesOfSession } from '../delivery/session-devices.ts'
import { createDeviceCookie } from './device-cookie.ts'
import { toHour } from './last-seen.ts'
import * as queries from './queries.ts'
import {
  deleteExpiredSessions,
  deleteOldestSessions,
  deleteSession,
  findSuspension,
  insertSession,
  listActiveSessions,
  lockUnlessSuspended,
  updateExpiry,
  updateLastSeen,
} from './queries.ts'
import { createSignedOutCookie, generateSessionCookie } from './session-cookie.ts'
import {
  getCookieEnd,
  getExpiry,
  getLastUse,
  maxLifetimeMs,
  parseSession,
  type StoredSession,
} from './session-lifetime.ts'
import { getStaffRole } from './staff-role.ts'

/** More browsers than one person uses. */
const maxSessions = 100

type SessionContext = { services: Pick<Dependencies['services'], 'clock' | 'secrets'> }

export type SessionState = { current: boolean; userAgent: string | null; signedInAt: string; lastActiveAt: string }

/** Start a session for a member who has just authenticated. @returns the cookies to set @throws suspended */
export async function startSession(
  tx: Database,
  { services }: SessionContext,
  client: Pick<Client, 'secure' | 'userAgent' | 'sessionCookie' | 'deviceCookie'>,
  userId: string,
): Promise<Cookie[]> {
  const now = services.clock.now()
  const account = await lockUnlessSuspended(tx, { userId, now: now.toISOString() })
  if (!account) throw await createSuspendedError(tx, userId)
  const value = generateSessionCookie(client)
  const sid = hashToken(value)
  if (client.sessionCookie) {
    const previousSid = hashToken(client.sessionCookie)
    await moveDevices(tx, { userId, from: previousSid, to: sid })
    // Prevents session fixation: an attacker may have planted the session cookie.
    await deleteSession(tx, previousSid)
  }
  await updateLastSeen(tx, { userId, lastSeenAt: toHour(now) })
  await deleteExpiredSessions(tx, { now: now.toISOString(), limit: 500 })
  await deleteExpiredThrottles(tx, services)
  const session: StoredSession = {
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    userAgent: client.userAgent,
  }
  await deleteOldestSessions(tx, { userId, keep: maxSessions - 1 })
  await insertSession(tx, {
    sid,
    sess: JSON.stringify(session),
    expire: getExpiry({ now, createdAt: now.toISOString(), role: getStaffRole(account) }),
    user_id: userId,
  })
  return [
    { name: sessionCookieName, value, maxAge: maxLifetimeMs / 1000 },
    createDeviceCookie(services.secrets, client.deviceCookie, account),
  ]
}

export async function endSession(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  client: Pick<Client, 'secure' | 'sessionCookie'>,
): Promise<Cookie> {
  if (client.sessionCookie) {
    const sid = hashToken(client.sessionCookie)
    const lastSeenAt = toHour(services.clock.now())
    await transaction(database, async (tx) => {
      const userId = await deleteSession(tx, sid)
      if (userId !== undefined) await updateLastSeen(tx, { userId, lastSeenAt })
      await removeDevicesOfSession(tx, sid)
    })
  }
  return createSignedOutCookie(client)
}

/** Replace all sessions of an account with one for this browser. @returns the cookies to set @throws suspended */
export async function replaceAllSessions(
  tx: Database,
  dependencies: Dependencies,
  client: Client,
  userId: string,
): Promise<Cookie[]> {
  await endOtherSessions(tx, client, { userId, now: dependencies.services.clock.now() })
  return startSession(tx, dependencies, client, userId)
}

/** End all sessions of an account and its calendar address, and stop push messages to it. */
export async function deleteAllSessions(tx: Database, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await endSessions(tx, await queries.deleteSessions(tx, { userId }), now)
  await removeDevicesOfMember(tx, userId)
  await queries.renewCalendarAddress(tx, { userId, calendarId: generateId() })
}

/** List a member's sessions: the current one first, then the most recently used. */
export async function listSessions(
  { database, services }: { database: Database; services: Pick<Dependencies['services'], 'clock'> },
  client: Pick<Client, 'sessionCookie'>,
  userId: string,
): Promise<SessionState[]> {
  const currentSid = getSessionId(client)
  const rows = await listActiveSessions(database, {
    userId,
    now: services.clock.now().toISOString(),
    limit: maxSessions,
  })
  const states = rows.map(({ sid, sess, expire }) => {
    const { createdAt, userAgent } = parseSession(sess)
    return {
      current: sid === currentSid,
      userAgent,
      signedInAt: createdAt,
      lastActiveAt: new Date(getLastUse({ sess, expire })).toISOString(),
    }
  })
  return [...states.filter(({ current }) => current), ...states.filter(({ current }) => !current)]
}

/** Let the sessions of a new moderator or admin end as early as those of other staff. */
export async function shortenSessions(
  tx: Database,
  { userId, role, now }: { userId: string; role: StaffRole; now: string },
): Promise<void> {
  for (const { sid, sess, expire } of await listActiveSessions(tx, { userId, now, limit: maxSessions })) {
    const lastUse = new Date(getLastUse({ sess, expire }))
    const to = getExpiry({ now: lastUse, createdAt: parseSession(sess).createdAt, role })
    if (to < expire) await updateExpiry(tx, { sid, from: expire, to, sess })
  }
}

/** End all sessions but that of this browser, and the calendar address. @returns how many */
export async function endOtherSessions(
  tx: Database,
  client: Client,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const sid = getSessionId(client)
  const count = await endSessions(tx, await queries.deleteSessions(tx, { userId, exceptSid: sid }), now)
  await removeDevicesOfMember(tx, userId, { exceptSid: sid })
  await queries.renewCalendarAddress(tx, { userId, calendarId: generateId() })
  return count
}

/**
 * Remember until the cookies end that these sessions did not expire. Leaves out those that had expired, whose drafts stay.
 * @returns how many it ended
 */
async function endSessions(
  tx: Database,
  sessions: { sid: string; sess: string; expire: string }[],
  now: Date,
): Promise<number> {
  const active = sessions.filter(({ expire }) => expire > now.toISOString())
  const rows = active.map(({ sid, sess }) => ({ sid, expire: getCookieEnd({ ...parseSession(sess), now }) }))
  await queries.insertEndedSessions(tx, rows)
  return rows.length
}

/** End the member's other sessions, as they asked to. @returns how many */
export function signOutEverywhere(dependencies: Dependencies, client: Client, userId: string): Promise<number> {
  return auditedTransaction(dependencies, async (tx, audit) => {
    const source = { actorId: userId, address: client.address }
    await audit({ kind: 'sign-out-everywhere', memberId: userId, source })
    return endOtherSessions(tx, client, { userId, now: dependencies.services.clock.now() })
  })
}

function getSessionId({ sessionCookie }: Pick<Client, 'sessionCookie'>): string {
  return sessionCookie ? hashToken(sessionCookie) : ''
}

async function createSuspendedError(tx: Database, userId: string) {
  const { suspended_until: until, time_zone: timeZone, note } = (await findSuspension(tx, userId)) ?? {}
  const end = until ? ` until ${formatDate(until, timeZone ?? 'UTC')}` : ''
  const reason = note ? ` Reason: ${note}` : ''
  const advice = end || reason ? '' : ' Please contact the person who runs this site.'
  return refuse('suspended', `This account is suspended${end}.${reason}${advice}`)
}

/** "3 May 2027" */
function formatDate(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(instant),
  )
}
