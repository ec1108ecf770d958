import type { Actor } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { getDateInTimeZone } from '../../services/clock.ts'
import { incrementProgress, insertCheckIn, decrementProgress, deleteCheckIn, listCheckIns } from './check-in-queries.ts'
import { type ParticipationRow, findActiveParticipation } from './participation-queries.ts'
import { requireParticipation } from './participation.ts'
import { presentParticipation } from './present.ts'

/**
 * Marks the next day complete. `progress` is the present value + 1; the present value again is a retry and changes nothing.
 * The challenge is completed with its last day.
 * @throws not-found without a membership, conflict with the present state for any other value
 */
export function completeDay(
  database: Database,
  { userId, timeZone, now }: Actor,
  { id, progress, note }: { id: string; progress: number; note: string | null },
): Promise<ParticipationRow> {
  return transaction(database, async (tx) => {
    const before = await requireParticipation(tx, userId, id)
    if (progress === before.progress) return before
    if (progress !== before.progress + 1 || before.completed) throw progressConflictError(before)
    const updated = await incrementProgress(tx, {
      userId,
      id,
      from: before.progress,
      duration: before.duration,
      now: now.toISOString(),
    })
    if (!updated) {
      const after = await requireParticipation(tx, userId, id)
      if (after.progress !== progress) throw progressConflictError(after)
      return after
    }
    const checkIn = {
      user_challenge_id: id,
      day: progress,
      date: getDateInTimeZone(timeZone, now),
      note,
      created_at: now.toISOString(),
    }
    await insertCheckIn(tx, checkIn)
    return applyCheckIn({ ...before, ...updated }, checkIn)
  })
}

/**
 * Takes back the last day marked, on the same day of the member's calendar; a challenge just completed is open again.
 * @throws not-found when that day was not marked, conflict when it is not the last one or not of today
 */
export function undoCheckIn(
  database: Database,
  { userId, timeZone, now }: Actor,
  { id, day }: { id: string; day: number },
): Promise<ParticipationRow> {
  return transaction(database, async (tx) => {
    const before = await requireParticipation(tx, userId, id)
    if (day < 1 || day > before.progress) throw refuse('not-found', 'That day has not been marked.')
    if (day !== before.progress)
      throw refuse('conflict', 'Only the last day can be undone.', { current: presentParticipation(before) })
    if (before.last_date !== getDateInTimeZone(timeZone, now)) {
      throw refuse('conflict', 'A day can only be undone on the day it was marked.', {
        current: presentParticipation(before),
      })
    }
    // After completing it the man may have joined anew: two active memberships of one challenge cannot be.
    if (before.completed && (await findActiveParticipation(tx, userId, before.challenge_id))) {
      throw refuse('conflict', 'You have already started this challenge again.', {
        current: presentParticipation(before),
      })
    }
    if (!(await decrementProgress(tx, { userId, id, day })))
      throw progressConflictError(await requireParticipation(tx, userId, id))
    await deleteCheckIn(tx, { userId, id, day })
    return requireParticipation(tx, userId, id)
  })
}

/** The days the member has marked. @throws not-found without a membership */
export async function listOwnCheckIns(database: Database, userId: string, id: string) {
  await requireParticipation(database, userId, id)
  return listCheckIns(database, { userId, id })
}

/** What a query would find now; asking costs as much as the day itself. */
function applyCheckIn(
  participation: ParticipationRow,
  { day, date, note, created_at }: Row<'challenge_check_ins'>,
): ParticipationRow {
  const last = { last_day: day, last_date: date, last_note: note, last_created_at: created_at }
  return { ...participation, ...last, plan: participation.completed ? null : participation.plan }
}

function progressConflictError(current: ParticipationRow) {
  return refuse('conflict', `Your progress is ${current.progress}/${current.duration} days.`, {
    current: presentParticipation(current),
  })
}
