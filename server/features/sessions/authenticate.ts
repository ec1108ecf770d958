import type { User } from '#contract/account-fields.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { StaffRole, Standing } from '#contract/standing.ts'
import { DatabaseError } from '../../database/errors.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashToken } from '../../services/tokens.ts'
import { toHour } from './last-seen.ts'
import { isAdminRole, presentPreferences, presentStanding, presentUser } from './present.ts'
import { findSessionMember, listSessionRoles, updateExpiry, updateLastSeen, type SessionMember } from './queries.ts'
import { isSessionCookieFormat } from './session-cookie.ts'
import { getExpiry, hourMs, parseSession } from './session-lifetime.ts'
import { getStaffRole } from './staff-role.ts'

export type SignedIn = { user: User; preferences: Preferences; standing: Standing }

/**
 * Find the member of a session cookie. `extend` renews the session and records that the member is here, with at most one
 * write per hour.
 */
export async function authenticate(
  { database, config, services }: Dependencies,
  sessionCookie: string,
  { extend }: { extend: boolean },
): Promise<SignedIn | null> {
  if (!isSessionCookieFormat(sessionCookie)) return null
  const now = services.clock.now()
  const sid = hashToken(sessionCookie)
  const member = await findSessionMember(database, { sid, now: now.toISOString() })
  if (!member) return null
  if (extend) await extendSession(database, sid, member, now)
  return {
    user: presentUser(member, config),
    preferences: presentPreferences(member),
    standing: presentStanding(member, now),
  }
}

/** What a stream depends on: it ends when one of these changes. */
export type StreamUser = Pick<User, 'id' | 'isAdmin'> & { role: StaffRole }

/** Find the members of many session cookies at once, by cookie. Leaves out cookies without a valid session. */
export async function authenticateAll(
  { database, config, services }: Dependencies,
  sessionCookies: string[],
): Promise<Map<string, StreamUser>> {
  const cookies = new Map(sessionCookies.filter(isSessionCookieFormat).map((cookie) => [hashToken(cookie), cookie]))
  const now = services.clock.now().toISOString()
  const rows = await listSessionRoles(database, { sids: [...cookies.keys()], now })
  return new Map(
    rows.map((row) => [
      cookies.get(row.sid) ?? '',
      { id: row.user_id, isAdmin: isAdminRole(row.role, config), role: getStaffRole(row) },
    ]),
  )
}

async function extendSession(database: Database, sid: string, member: SessionMember, now: Date): Promise<void> {
  const { id, sess, expire, last_seen_at } = member
  const session = parseSession(sess)
  const moved = getExpiry({ now, createdAt: session.createdAt, role: getStaffRole(member) })
  const isExtended = new Date(moved).getTime() - new Date(expire).getTime() >= hourMs
  const isSeen = last_seen_at === null || last_seen_at < toHour(now)
  if (!isExtended && !isSeen) return
  try {
    await transaction(database, async (tx) => {
      if (isExtended) {
        const stored = JSON.stringify({ ...session, lastUsedAt: now.toISOString() })
        await updateExpiry(tx, { sid, from: expire, to: moved, sess: stored })
      }
      if (isSeen) await updateLastSeen(tx, { userId: id, lastSeenAt: toHour(now) })
    })
  } catch (error) {
    // Both are optional, so a temporary database error must not fail the request.
    if (!(error instanceof DatabaseError && error.passing)) throw error
  }
}
