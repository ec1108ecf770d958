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
 * Completes the next day, and the challenge with its last day.
 * @param progress the current value + 1; the current value is a retry and changes nothing
 * @throws not-found without a participation, conflict with the current state for any other value
 */
export function completeDay(
  database: Database,
  { userId, timeZone, now }: Actor,
  { id, progress, note }: { id: string; progress: number; note: string | null },
): Promise<ParticipationRow> {
  return transaction(database, async (tx) => {
    const before = await requireParticipation(tx, userId, id)
    if (progress === before.progress) return before
    if (progress !== before.progress + 1 || before.completed)
      throw progressConflictError(before, getDateInTimeZone(timeZone, now))
    const updated = await incrementProgress(tx, {
      userId,
      id,
      from: before.progress,
      duration: before.duration,
      now: now.toISOString(),
    })
    if (!updated) {
      const after = await requireParticipation(tx, userId, id)
      if (after.progress !== progress) throw progressConflictError(after, getDateInTimeZone(timeZone, now))
      return after
    }
    const checkIn = {
      user_challenge_id: id,
      run: before.run,
      day: progress,
      date: getDateInTimeZone(timeZone, now),
      late: false,
      request_id: null,
      note,
      created_at: now.toISOString(),
    }
    await insertCheckIn(tx, checkIn)
    return applyCheckIn({ ...before, ...updated }, checkIn)
  })
}

/**
 * Undoes the last check-in on the day it was made, in the member's time zone. Reopens a completed challenge.
 * @throws not-found when that day is not completed, conflict when it is not the last one or not today's
 */
export function undoCheckIn(
  database: Database,
  { userId, timeZone, now }: Actor,
  { id, day }: { id: string; day: number },
): Promise<ParticipationRow> {
  return transaction(database, async (tx) => {
    const before = await requireParticipation(tx, userId, id)
    if (day < 1 || day > before.progress) throw refuse('not-found', 'That day isn’t marked complete.')
    if (day !== before.progress)
      throw refuse('conflict', 'Only the last day can be undone.', {
        current: presentParticipation(before, getDateInTimeZone(timeZone, now)),
      })
    if (before.last_date !== getDateInTimeZone(timeZone, now)) {
      throw refuse('conflict', 'You can only undo a day on the same day you marked it complete.', {
        current: presentParticipation(before, getDateInTimeZone(timeZone, now)),
      })
    }
    // The member may have rejoined after completing it; only one active participation is allowed.
    if (before.completed && (await findActiveParticipation(tx, userId, before.challenge_id))) {
      throw refuse('conflict', 'You have already started this challenge again.', {
        current: presentParticipation(before, getDateInTimeZone(timeZone, now)),
      })
    }
    if (!(await decrementProgress(tx, { userId, id, day })))
      throw progressConflictError(await requireParticipation(tx, userId, id), getDateInTimeZone(timeZone, now))
    await deleteCheckIn(tx, { userId, id, day })
    return requireParticipation(tx, userId, id)
  })
}

/** @throws not-found without a participation */
export async function listOwnCheckIns(database: Database, userId: string, id: string) {
  await requireParticipation(database, userId, id)
  return listCheckIns(database, { userId, id })
}

/** Builds the row that a query would return now, because the query costs as much as the write. */
function applyCheckIn(
  participation: ParticipationRow,
  { day, date, note, created_at }: Row<'challenge_check_ins'>,
): ParticipationRow {
  const last = { last_day: day, last_date: date, last_late: false, last_note: note, last_created_at: created_at }
  return { ...participation, ...last, plan: participation.completed ? null : participation.plan }
}

function progressConflictError(current: ParticipationRow, asOf: string) {
  return refuse('conflict', `Your progress is ${current.progress}/${current.duration} days.`, {
    current: presentParticipation(current, asOf),
  })
}
