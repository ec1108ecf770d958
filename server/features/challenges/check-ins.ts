import type { Participation } from '#contract/challenges.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import { publishCrews } from '../../crew-events.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { listCrewmatesWhoSee } from '../../database/visibility.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { listConnectedMembers } from '../../events.ts'
import { claimRequest } from '../../idempotency.ts'
import { getCheckpoint } from './ledger.ts'
import { saveFinalDays } from './member.ts'
import { type CheckInRow, findActiveParticipation, listCheckIns } from './participation-queries.ts'
import {
  type LoadedParticipation,
  getParticipation,
  lockParticipation,
  readParticipation,
  requireParticipation,
  saveParticipation,
  viewParticipation,
} from './participation.ts'
import { type ParticipationView, getProgress, presentParticipation } from './present.ts'

type NewMark = { date: string | undefined; note: string | null }

/**
 * Completes the next day, and the challenge with its last day.
 * @param progress the current value + 1; the current value is a retry and changes nothing
 * @param mark.date today or yesterday
 * @throws not-found without a participation, conflict with the current state for any other value, bad-request for a date
 */
export function completeDay(
  database: Database,
  actor: Actor,
  { id, progress, date, note }: NewMark & { id: string; progress: number },
): Promise<Participation> {
  return changeDays(database, actor, id, async (tx) => {
    const participation = await lockParticipation(tx, actor, id)
    const current = viewParticipation(participation, actor)
    const done = getProgress(current)
    if (progress === done) return presentParticipation(current)
    if (progress !== done + 1 || participation.row.completed) throw progressConflictError(current)
    assertStarted(current)
    const { asOf } = current.shown
    const marked = date ?? asOf
    if (marked !== asOf && !(marked === addDays(asOf, -1) && isSinceStart(participation, marked)))
      throw dateError(marked > asOf)
    return mark(tx, actor, participation, { date: marked, late: marked < asOf, note })
  })
}

/**
 * Marks a date. A repeated Idempotency-Key marks nothing.
 * @param mark.date today by default
 * @param mark.again also marks a date that is already marked
 * @throws not-found without a participation, conflict with the current state, bad-request for a date
 */
export function addCheckIn(
  database: Database,
  actor: Actor,
  { id, date, note, again }: NewMark & { id: string; again: boolean },
): Promise<{ marked: boolean; participation: Participation }> {
  return changeDays(database, actor, id, async (tx) => {
    const { isRetry } = await claimRequest(tx, actor)
    const participation = await lockParticipation(tx, actor, id)
    const { checkIns, row } = participation
    const current = viewParticipation(participation, actor)
    if (isRetry) return { marked: false, participation: presentParticipation(current) }

    assertStarted(current)
    const { asOf, fillable } = current.shown
    const marked = date ?? asOf
    const isMarked = checkIns.some((checkIn) => checkIn.date === marked)
    const isMarkable =
      marked === asOf || fillable.includes(marked) || (isMarked && again && marked === addDays(asOf, -1))
    if (row.completed) throw progressConflictError(current)
    if (isMarked && !again) throw conflictError('That day is already marked.', current)
    if (!isMarkable) throw dateError(marked > asOf)

    const add = { date: marked, late: marked < asOf, note }
    return { marked: true, participation: await mark(tx, actor, participation, add) }
  })
}

/**
 * Undoes the last check-in of the run on the day it was made. Reopens a completed challenge.
 * @throws not-found when that day is not completed, conflict when it is not the last one or was not made today
 */
export function undoCheckIn(
  database: Database,
  actor: Actor,
  { id, day }: { id: string; day: number },
): Promise<Participation> {
  return changeDays(database, actor, id, async (tx) => {
    const participation = await lockParticipation(tx, actor, id)
    const { row, agreement, checkIns } = participation
    const { run, progress, places } = readParticipation(participation, actor)
    if (day < 1 || day > progress) throw refuse('not-found', 'That day isn’t marked complete.')
    const conflict = (message: string) => conflictError(message, viewParticipation(participation, actor))
    if (day !== progress) throw conflict('Only the last day can be undone.')
    const last = checkIns.findLast((_, index) => places[index]?.run === run)
    if (!last || getMemberDate(actor, new Date(last.created_at)) !== getMemberDate(actor, actor.now))
      throw conflict('You can only undo a day on the same day you marked it complete.')
    // The member may have rejoined after completing it; only one active participation is allowed.
    if (row.completed && (await findActiveParticipation(tx, actor.userId, row.challenge_id)))
      throw conflict('You have already started this challenge again.')
    await saveParticipation(tx, actor, participation, { remove: last, agreement: { ...agreement, endedOn: null } })
    return getParticipation(tx, actor, id)
  })
}

/** Lists the check-ins by run and day. @throws not-found without a participation */
export async function listOwnCheckIns(database: Database, actor: Actor, id: string): Promise<CheckInRow[]> {
  const participation = await requireParticipation(database, actor, id)
  const { places } = readParticipation(participation, actor)
  const moved = new Map(participation.checkIns.map(({ run, day }, index) => [`${run}.${day}`, places[index]]))
  const all = await listCheckIns(database, { userId: actor.userId, id })
  return all
    .map((checkIn) => ({ ...checkIn, ...moved.get(`${checkIn.run}.${checkIn.day}`) }))
    .toSorted((one, other) => one.run - other.run || one.day - other.day)
}

/** Changes the days of a participation, and tells those who see them in a crew. */
async function changeDays<T>(
  database: Database,
  { userId }: Actor,
  id: string,
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const isOther = (each: string) => each !== userId
  const { result, crewmates } = await transaction(database, async (tx) => ({
    result: await change(tx),
    // Most often there is nobody to tell.
    crewmates: listConnectedMembers(database).some(isOther) ? await listCrewmatesWhoSee(tx, id) : [],
  }))
  publishCrews(database, crewmates.filter(isOther))
  return result
}

async function mark(
  tx: Database,
  actor: Actor,
  participation: LoadedParticipation,
  add: Pick<CheckInRow, 'date' | 'late' | 'note'>,
): Promise<Participation> {
  const saved = await saveParticipation(tx, actor, participation, { add })
  if (isFirstOfWeek(participation, actor)) await saveFinalDays(tx, actor)
  return presentParticipation(saved)
}

/** Whether more days are final than at the last mark, which is once a week. */
function isFirstOfWeek({ row, checkIns }: LoadedParticipation, actor: Actor): boolean {
  const findCheckpoint = (instant: Date) => getCheckpoint(getMemberDate(actor, instant))
  const lastMark = checkIns.at(-1)?.created_at ?? row.started_at
  return findCheckpoint(actor.now) !== findCheckpoint(new Date(lastMark))
}

function isSinceStart({ agreement }: LoadedParticipation, date: string): boolean {
  return date >= (agreement.startedOver.at(-1) ?? agreement.startedOn)
}

function assertStarted(current: ParticipationView): void {
  const { startsOn } = current.shown
  if (startsOn !== null) throw conflictError(`This challenge starts on ${formatStartDate(startsOn)}.`, current)
}

/** Formats a date: Monday, 7 December. */
function formatStartDate(date: string): string {
  return startDateFormat.format(new Date(date)).replace(' ', ', ')
}

const startDateFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

function dateError(isFuture: boolean) {
  return invalidFieldError('date', isFuture ? 'That day hasn’t started yet.' : 'That day can’t be marked anymore.')
}

function progressConflictError(current: ParticipationView) {
  return conflictError(`Your progress is ${getProgress(current)}/${current.row.duration} days.`, current)
}

function conflictError(message: string, current: ParticipationView) {
  return refuse('conflict', message, { current: presentParticipation(current) })
}
