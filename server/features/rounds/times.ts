import type { DayRule } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { findQuietEnd } from '../notifications/quiet-hours.ts'
import { getSchedule } from './rounds.ts'
import { findCurrentRound, type RoundSchedule } from './schedule.ts'
import { listMemberTimes, type MemberTimes, setRoundAt } from './time-queries.ts'

/** Plans when each member of a crew is told of the next round. @param schedule null without a weekly round */
export async function scheduleCrew(
  tx: Database,
  { crewId, schedule }: { crewId: string; schedule: RoundSchedule | null },
  now: Date,
): Promise<void> {
  for (const row of await listMemberTimes(tx, { crewId }))
    await setRoundAt(tx, { crewId, userId: row.user_id, at: schedule && findTellTime(schedule, row, now) })
}

/** Plans when a member who has just joined a crew is told of its next round. */
export function scheduleMember(tx: Database, member: { crewId: string; userId: string }, now: Date): Promise<void> {
  return scheduleRows(tx, member, now)
}

/** Plans the rounds of a member again, after their time zone or day start has changed. */
export function rescheduleRounds(tx: Database, userId: string, now: Date): Promise<void> {
  return scheduleRows(tx, { userId }, now)
}

async function scheduleRows(tx: Database, where: { userId: string; crewId?: string }, now: Date): Promise<void> {
  for (const row of await listMemberTimes(tx, where)) {
    const schedule = getSchedule(row)
    const at = schedule && findTellTime(schedule, row, now)
    await setRoundAt(tx, { crewId: row.crew_id, userId: row.user_id, at })
  }
}

/** Returns when a member is told of the next round: when it opens, or when their quiet hours end. */
export function findTellTime(schedule: RoundSchedule, member: MemberTimes, now: Date): string {
  const { nextAt } = findCurrentRound(schedule, getClock(member), now)
  return (findQuietEnd(getQuietHours(member), nextAt) ?? nextAt).toISOString()
}

export function getClock({ time_zone: timeZone, day_start: dayStart }: MemberTimes): DayRule {
  return { timeZone, dayStart }
}

export function getQuietHours({ time_zone: timeZone, quiet_from: from, quiet_until: until }: MemberTimes) {
  return { timeZone, from: from ?? '22:00', until: until ?? '07:00' }
}
