import { type DayRule, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { listCurrentBreaks } from '../challenges/breaks.ts'

/** Says whether a member has a break from all challenges today. */
export async function isOnBreak(database: Database, member: DayRule & { userId: string; now: Date }): Promise<boolean> {
  const today = getMemberDate(member, member.now)
  const breaks = await listCurrentBreaks(database, { ...member, username: '', idempotencyKey: null })
  return breaks.some((each) => each.user_challenge_id === null && each.starts_on <= today)
}
