import type { User } from '#contract/account-fields.ts'
import { DatabaseError } from '../../database/errors.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isToken, tokenHash } from '../../services/tokens.ts'
import { presentUser } from './present.ts'
import { memberOfSession, moveExpire, type SessionMember } from './queries.ts'
import { hour, idle, longest, stored } from './session-lifetime.ts'

/** The member whose session a cookie names, with the role he has now. One query, and at most once an hour a write where `extend` asks for it. */
export async function authenticate(
  { database, config, services }: Dependencies,
  sessionCookie: string,
  { extend }: { extend: boolean },
): Promise<User | null> {
  if (!isToken(sessionCookie)) return null
  const now = services.clock.now()
  const sid = tokenHash(sessionCookie)
  const member = await memberOfSession(database, { sid, now: now.toISOString() })
  if (!member) return null
  if (extend) await extendSession(database, sid, member, now)
  return presentUser(member, config)
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
