import type { Actor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { claimRequestId } from '../../idempotency.ts'
import { getDateInTimeZone } from '../../services/clock.ts'
import {
  deleteBreak,
  findBreakByRequest,
  findPlannedBreak,
  insertBreak,
  listPlannedBreaks,
  shortenBreak,
} from './break-queries.ts'
import { requireParticipation } from './participation.ts'

type NewBreak = { participationId: string | null; from: string; to: string }

export function listCurrentBreaks(database: Database, { userId, timeZone, now }: Actor): Promise<Row<'breaks'>[]> {
  return listPlannedBreaks(database, { userId, today: getDateInTimeZone(timeZone, now) })
}

/** Plans a break. A retry returns the break of the first request. */
export function planBreak(
  database: Database,
  actor: Actor,
  { participationId, from, to }: NewBreak,
): Promise<Row<'breaks'>> {
  const { userId, now, requestId } = actor
  return transaction(database, async (tx) => {
    await claimRequestId(tx, actor)
    const existing = requestId && (await findBreakByRequest(tx, { userId, requestId }))
    if (existing) return existing
    if (participationId !== null) await requireParticipation(tx, userId, participationId)
    const row = {
      id: generateId(),
      user_id: userId,
      user_challenge_id: participationId,
      kind: 'planned' as const,
      starts_on: from,
      ends_on: to,
      created_at: now.toISOString(),
      request_id: requestId,
    }
    await insertBreak(tx, row)
    return row
  })
}

/** Removes a break that has not started, or ends one that has with yesterday. @throws not-found */
export function endBreak(database: Database, { userId, timeZone, now }: Actor, id: string): Promise<void> {
  return transaction(database, async (tx) => {
    const planned = await findPlannedBreak(tx, { userId, id })
    if (!planned) throw refuse('not-found', 'Break not found.')
    const today = getDateInTimeZone(timeZone, now)
    if (planned.starts_on >= today) await deleteBreak(tx, { userId, id })
    else await shortenBreak(tx, { userId, id, endsOn: today })
  })
}
