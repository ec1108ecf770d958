import { addDays, getMemberDate } from '../../calendar.ts'
import { placeTime } from '../../clock-times.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { enqueue } from '../delivery/outbox.ts'
import { parseKinds } from '../notifications/kinds.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { findQuietEnd } from '../notifications/quiet-hours.ts'
import { canRemind } from '../reminders/settings.ts'
import { isOnBreak } from './breaks.ts'
import type { RoundData } from './composer.ts'
import { findAnswer } from './queries.ts'
import { getSchedule } from './rounds.ts'
import { type CurrentRound, findCurrentRound, getOpening } from './schedule.ts'
import * as queries from './tick-queries.ts'
import { listMemberTimes, markTold, type MemberTimes, setRoundAt } from './time-queries.ts'
import { findTellTime, getClock, getQuietHours } from './times.ts'

type Claimed = { crewId: string; userId: string; claimedUntil: string }

/** Longer than a batch takes. After that, another process tells the members. */
const claimMs = 2 * 60_000
/** When a reminder comes that had to wait for the next day. */
const nextDayTime = '09:00'

/**
 * Tells the members of crews whose round has opened. With several processes, each member is told by one.
 * @returns the number of members who were due; less than `limit` if these were all
 */
export async function sendDueRounds(dependencies: Dependencies, { limit }: { limit: number }): Promise<number> {
  const { database, logger, services } = dependencies
  const now = services.clock.now()
  const claimedUntil = new Date(now.getTime() + claimMs).toISOString()
  const due = await queries.claimDueMembers(database, { now: now.toISOString(), until: claimedUntil, limit })
  const notified = await Promise.all(
    due.map(async (member) => {
      try {
        const claimed = { ...member, claimedUntil }
        return await transaction(database, (tx) => tellMember(tx, claimed, { now, services }))
      } catch (error) {
        // One member with unreadable data must not stop the reminders of the others.
        logger.error({ err: error, ...member }, 'telling a member of a weekly round failed')
        return []
      }
    }),
  )
  publishUnread(database, notified.flat())
  return due.length
}

type Moment = { now: Date; services: Pick<Dependencies['services'], 'mail'> }

/** Tells a member of a round, and plans when to tell them next. @returns the member if they were notified */
async function tellMember(tx: Database, claimed: Claimed, moment: Moment): Promise<string[]> {
  const { now } = moment
  // First, because the limit of the day is for all crews of the member.
  await lockRow(tx, 'users', claimed.userId)
  if (!(await queries.lockClaimed(tx, claimed))) return []
  const [member] = await listMemberTimes(tx, claimed)
  const schedule = member && getSchedule(member)
  if (!member || !schedule) {
    await setRoundAt(tx, { ...claimed, at: null })
    return []
  }
  const current = findCurrentRound(schedule, getClock(member), now)
  const { on } = current
  const next = findTellTime(schedule, member, now)
  if (on === null || member.round_told === on || (await findAnswer(tx, { ...claimed, on }))) {
    await setRoundAt(tx, { ...claimed, at: next })
    return []
  }
  const quietEnd = findQuietEnd(getQuietHours(member), now)
  if (quietEnd !== null) {
    await setRoundAt(tx, { ...claimed, at: quietEnd.toISOString() })
    return []
  }
  const opening = getOpening(schedule, getClock(member), on)
  const earlier = await queries.findNotification(tx, { ...claimed, since: opening.toISOString() })
  const cause = { kind: 'round' as const, subjectId: member.crew_id, actorId: null, now, inboxOnly: true }
  const notified = earlier ? [] : await notify(tx, { ...cause, recipients: [member.user_id] })
  const waitsUntil = earlier?.read_at ? null : await sendMessage(tx, member, current, moment)
  if (waitsUntil === null) await markTold(tx, { ...claimed, on })
  await setRoundAt(tx, { ...claimed, at: waitsUntil ?? next })
  return notified
}

/**
 * Queues the push message and the email about a round, unless the member has had the reminders of the day.
 * @returns when to try again; null if it was queued, or the member wants none
 */
async function sendMessage(
  tx: Database,
  member: MemberTimes,
  { on, nextAt }: CurrentRound,
  { now, services }: Moment,
): Promise<string | null> {
  const { crew_id: crewId, user_id: userId } = member
  const clock = getClock(member)
  const { push, email } = parseKinds(member.kinds).together
  const channels = { push, email: email && services.mail.available }
  if (on === null || !(channels.push || channels.email)) return null
  if (await isOnBreak(tx, { userId, ...clock, now })) return null
  const today = getMemberDate(clock, now)
  if (!(await canRemind(tx, userId, { today, now }))) {
    const tomorrow = placeTime(clock, getQuietHours(member), addDays(today, 1), nextDayTime)
    return tomorrow !== null && tomorrow < nextAt.getTime() ? new Date(tomorrow).toISOString() : null
  }
  const data: RoundData = { on }
  const message = { userId, kind: 'round', subjectId: crewId, data: JSON.stringify(data), channels, once: true }
  const reached = await enqueue(tx, [{ ...message, expiresAt: nextAt }], now)
  if (reached.has(userId)) await queries.saveSent(tx, { crewId, userId, today, now: now.toISOString() })
  return null
}
