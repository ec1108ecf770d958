import type { CommunityActor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { assertMayPost } from '../forum/posting.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { deleteOldNudges, insertNudge } from './nudge-queries.ts'
import { listQuiet } from './today.ts'

/**
 * Asks a member of a crew “Still with us?”. A repeat on the same day changes nothing.
 * @throws not-found for anyone else, and for a member who has marked or does not want to be asked; the errors of
 *   assertMayPost
 */
export async function nudge(database: Database, actor: CommunityActor, memberId: string): Promise<void> {
  assertMayPost(actor, [])
  const { userId, now } = actor
  const { crew_id: crewId } = await requireQuiet(database, actor, memberId)
  const notified = await transaction(database, async (tx) => {
    // Someone who leaves the crew locks it too, and then takes back what they were asked.
    await lockRow(tx, 'crews', crewId)
    await requireQuiet(tx, actor, memberId)
    const row = { user_id: userId, member_id: memberId, date: getMemberDate(actor, now), created_at: now.toISOString() }
    if (!(await insertNudge(tx, row))) return []
    return notify(tx, { kind: 'nudge', subjectId: memberId, actorId: userId, recipients: [memberId], now })
  })
  publishUnread(database, notified)
}

async function requireQuiet(database: Database, actor: CommunityActor, memberId: string) {
  const quiet = await listQuiet(database, actor)
  const found = quiet.find((member) => member.id === memberId)
  if (!found) throw refuse('not-found', 'This member isn’t waiting for a word.')
  return found
}

const keptDays = 90

/** Forgets who asked whom, as notifications are forgotten. */
export function forgetOldNudges(database: Database, now: Date): Promise<void> {
  return deleteOldNudges(database, addDays(now.toISOString().slice(0, 10), -keptDays))
}
