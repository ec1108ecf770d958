import type { Participation } from '#contract/challenges.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { type CheckInRow, listCheckIns } from './check-in-queries.ts'
import { advanceMember } from './member.ts'
import { type Membership, readMembership } from './membership.ts'
import { findActiveParticipation } from './participation-queries.ts'
import { getParticipation, lockMembership, requireMembership } from './participation.ts'
import { presentParticipation } from './present.ts'
import { saveMembership } from './save-membership.ts'

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
  return transaction(database, async (tx) => {
    const membership = await lockMembership(tx, actor, id)
    const view = readMembership(membership, actor)
    const { completed } = membership.row
    const current = completed ? membership.row.progress : view.progress
    if (progress === current) return getParticipation(tx, actor, id)
    if (progress !== current + 1 || completed) throw await progressConflictError(tx, actor, id)
    const { asOf } = view
    const marked = date ?? asOf
    if (marked !== asOf && !(marked === addDays(asOf, -1) && isSinceStart(membership, marked)))
      throw dateError(marked > asOf)
    return mark(tx, actor, membership, { date: marked, late: marked < asOf, note })
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
  return transaction(database, async (tx) => {
    const { isRetry } = await claimRequest(tx, actor)
    if (isRetry) return { marked: false, participation: await getParticipation(tx, actor, id) }
    const membership = await lockMembership(tx, actor, id)
    if (membership.row.completed) throw await progressConflictError(tx, actor, id)
    const { asOf, fillable } = readMembership(membership, actor)
    const marked = date ?? asOf
    const isMarked = membership.checkIns.some((checkIn) => checkIn.date === marked)
    if (isMarked && !again) {
      const current = await getParticipation(tx, actor, id)
      throw refuse('conflict', 'That day is already marked.', { current })
    }
    const isYesterdayAgain = isMarked && marked === addDays(asOf, -1)
    if (marked !== asOf && !fillable.includes(marked) && !isYesterdayAgain) throw dateError(marked > asOf)
    const participation = await mark(tx, actor, membership, { date: marked, late: marked < asOf, note })
    return { marked: true, participation }
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
  return transaction(database, async (tx) => {
    const membership = await lockMembership(tx, actor, id)
    const { row, terms, checkIns } = membership
    const { run, progress, places } = readMembership(membership, actor)
    if (day < 1 || day > progress) throw refuse('not-found', 'That day isn’t marked complete.')
    const conflict = async (message: string) =>
      refuse('conflict', message, { current: await getParticipation(tx, actor, id) })
    if (day !== progress) throw await conflict('Only the last day can be undone.')
    const last = checkIns.findLast((_, index) => places[index]?.run === run)
    if (!last || getMemberDate(actor, new Date(last.created_at)) !== getMemberDate(actor, actor.now))
      throw await conflict('You can only undo a day on the same day you marked it complete.')
    // The member may have rejoined after completing it; only one active participation is allowed.
    if (row.completed && (await findActiveParticipation(tx, actor.userId, row.challenge_id)))
      throw await conflict('You have already started this challenge again.')
    await saveMembership(tx, actor, membership, { remove: last, terms: { ...terms, endedOn: null } })
    return getParticipation(tx, actor, id)
  })
}

/** Lists the check-ins by run and day. @throws not-found without a participation */
export async function listOwnCheckIns(database: Database, actor: Actor, id: string): Promise<CheckInRow[]> {
  const membership = await requireMembership(database, actor, id)
  const { places } = readMembership(membership, actor)
  const moved = new Map(membership.checkIns.map(({ run, day }, index) => [`${run}.${day}`, places[index]]))
  const all = await listCheckIns(database, { userId: actor.userId, id })
  return all
    .map((checkIn) => ({ ...checkIn, ...moved.get(`${checkIn.run}.${checkIn.day}`) }))
    .toSorted((one, other) => one.run - other.run || one.day - other.day)
}

async function mark(
  tx: Database,
  actor: Actor,
  membership: Membership,
  add: Pick<CheckInRow, 'date' | 'late' | 'note'>,
): Promise<Participation> {
  const { advanced, ...view } = await saveMembership(tx, actor, membership, { add })
  if (advanced) await advanceMember(tx, actor)
  return presentParticipation(view)
}

function isSinceStart({ terms }: Membership, date: string): boolean {
  return date >= (terms.startedOver.at(-1) ?? terms.startedOn)
}

function dateError(isFuture: boolean) {
  const message = isFuture ? 'That day hasn’t started yet.' : 'That day can’t be marked anymore.'
  return refuse('bad-request', `date: ${message}`, { fields: { date: message } })
}

async function progressConflictError(tx: Database, actor: Actor, id: string) {
  const current = await getParticipation(tx, actor, id)
  return refuse('conflict', `Your progress is ${current.progress}/${current.challenge.duration} days.`, { current })
}
