import { addDays, getMemberDate } from '../../calendar.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { endTravelBefore, insertBreak } from './break-queries.ts'

type DaySettings = { timeZone: string; dayStart: number }

/**
 * Keeps a change of time zone or day start from costing a day. Going forward by one date leaves the skipped day as
 * yesterday, which can still be marked. Going forward by more, the skipped days become a break. Going back, a day that
 * such a break skipped happens after all.
 */
export async function moveMemberDate(
  tx: Database,
  { userId, now, before, after }: { userId: string; now: Date; before: DaySettings; after: DaySettings },
): Promise<void> {
  const [from, to] = [getMemberDate(before, now), getMemberDate(after, now)]
  if (to < from) await endTravelBefore(tx, { userId, date: to, dayBefore: addDays(to, -1) })
  if (to < addDays(from, 2)) return
  await insertBreak(tx, {
    id: generateId(),
    user_id: userId,
    user_challenge_id: null,
    kind: 'travel',
    starts_on: from,
    ends_on: addDays(to, -1),
    created_at: now.toISOString(),
  })
}
