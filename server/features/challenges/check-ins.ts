import type { Actor } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { dateIn } from '../../services/clock.ts'
import { raiseProgress, insertCheckIn, lowerProgress, deleteCheckIn, checkInsOf } from './check-in-queries.ts'
import { type ParticipationRow, activeParticipation } from './participation-queries.ts'
import { ownParticipation } from './participation.ts'
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
    const before = await ownParticipation(tx, userId, id)
    if (progress === before.progress) return before
    if (progress !== before.progress + 1 || before.completed) throw conflicting(before)
    const raised = await raiseProgress(tx, {
      userId,
      id,
      from: before.progress,
      duration: before.duration,
      now: now.toISOString(),
    })
    if (!raised) {
      const after = await ownParticipation(tx, userId, id)
      if (after.progress !== progress) throw conflicting(after)
      return after
    }
    const checkIn = {
      user_challenge_id: id,
      day: progress,
      date: dateIn(timeZone, now),
      note,
      created_at: now.toISOString(),
    }
    await insertCheckIn(tx, checkIn)
    return withDay({ ...before, ...raised }, checkIn)
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
    const before = await ownParticipation(tx, userId, id)
    if (day < 1 || day > before.progress) throw refuse('not-found', 'That day has not been marked.')
    if (day !== before.progress)
      throw refuse('conflict', 'Only the last day can be undone.', { current: presentParticipation(before) })
    if (before.last_date !== dateIn(timeZone, now)) {
      throw refuse('conflict', 'A day can only be undone on the day it was marked.', {
        current: presentParticipation(before),
      })
    }
    // After completing it the man may have joined anew: two active memberships of one challenge cannot be.
    if (before.completed && (await activeParticipation(tx, userId, before.challenge_id))) {
      throw refuse('conflict', 'You have already started this challenge again.', {
        current: presentParticipation(before),
      })
    }
    if (!(await lowerProgress(tx, { userId, id, day }))) throw conflicting(await ownParticipation(tx, userId, id))
    await deleteCheckIn(tx, { userId, id, day })
    return ownParticipation(tx, userId, id)
  })
}

/** The days the member has marked. @throws not-found without a membership */
export async function daysMarked(database: Database, userId: string, id: string) {
  await ownParticipation(database, userId, id)
  return checkInsOf(database, { userId, id })
}

/** What a query would find now; asking costs as much as the day itself. */
function withDay(
  participation: ParticipationRow,
  { day, date, note, created_at }: Row<'challenge_check_ins'>,
): ParticipationRow {
  const last = { last_day: day, last_date: date, last_note: note, last_created_at: created_at }
  return { ...participation, ...last, plan: participation.completed ? null : participation.plan }
}

function conflicting(present: ParticipationRow) {
  return refuse('conflict', `Your progress is ${present.progress}/${present.duration} days.`, {
    current: presentParticipation(present),
  })
}
