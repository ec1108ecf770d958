import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { deleteBreak, findPlannedBreak, insertBreak, listPlannedBreaks, shortenBreak } from './break-queries.ts'
import { findParticipation } from './participation-queries.ts'

type NewBreak = { participationId: string | null; from: string; to: string }

const maxBreakDays = 366
const maxDaysAhead = 366
const maxBreaks = 50

/** Lists the planned breaks that have not ended, by their start. */
export function listCurrentBreaks(database: Database, actor: Actor): Promise<Row<'breaks'>[]> {
  return listPlannedBreaks(database, { userId: actor.userId, today: getMemberDate(actor, actor.now) })
}

/**
 * Plans a break. A retry returns the break of the first request. It cannot change days before today, which may be final.
 * @throws bad-request for dates it can't have, not-found without an active participation, conflict at the limit
 */
export function planBreak(
  database: Database,
  actor: Actor,
  { participationId, from, to }: NewBreak,
): Promise<Row<'breaks'>> {
  const { userId, now } = actor
  const today = getMemberDate(actor, now)
  return transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    const earlier = isRetry && (await findPlannedBreak(tx, { userId, id }))
    if (earlier) return earlier
    assertDatesAllowed({ from, to, today })
    if (participationId !== null) await requireActiveParticipation(tx, userId, participationId)
    const row = {
      id,
      user_id: userId,
      user_challenge_id: participationId,
      kind: 'planned' as const,
      starts_on: from,
      ends_on: to,
      created_at: now.toISOString(),
    }
    await insertBreak(tx, row)
    if ((await listPlannedBreaks(tx, { userId, today })).length > maxBreaks)
      throw refuse('conflict', `You have planned ${maxBreaks} breaks, which is the limit. Delete one first.`)
    return row
  })
}

/**
 * Removes a break that has not started, and ends one that has with yesterday. A break that is over stays as it is,
 * because its days may be final.
 * @throws not-found
 */
export function endBreak(database: Database, actor: Actor, id: string): Promise<void> {
  const { userId } = actor
  const today = getMemberDate(actor, actor.now)
  return transaction(database, async (tx) => {
    const planned = await findPlannedBreak(tx, { userId, id })
    if (!planned) throw refuse('not-found', 'Break not found.')
    if (planned.starts_on >= today) await deleteBreak(tx, { userId, id })
    else await shortenBreak(tx, { userId, id, endsOn: addDays(today, -1) })
  })
}

function assertDatesAllowed({ from, to, today }: { from: string; to: string; today: string }): void {
  if (from < today) throw invalidFieldError('from', 'Choose today or a later day')
  if (from > addDays(today, maxDaysAhead)) throw invalidFieldError('from', 'Choose a day within a year')
  if (to < from) throw invalidFieldError('to', 'Choose the first day of the break or a later one')
  if (to > addDays(from, maxBreakDays - 1))
    throw invalidFieldError('to', `A break can last at most ${maxBreakDays} days`)
}

async function requireActiveParticipation(tx: Database, userId: string, id: string): Promise<void> {
  const participation = await findParticipation(tx, userId, id)
  if (!participation || participation.completed) throw refuse('not-found', 'No active challenge found')
}
