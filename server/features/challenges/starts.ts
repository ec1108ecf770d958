import { startLimits } from '#contract/limits.ts'
import type { Start } from '#contract/starts.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { join, type JoinChoices } from './join.ts'
import { findActiveParticipation } from './participation-queries.ts'
import { getParticipation } from './participation.ts'
import { presentChallenge } from './present.ts'
import { findOffer } from './queries.ts'
import { countOpenStarts, findStart, insertStart, type StartRow } from './start-queries.ts'

type NewStart = JoinChoices & { challengeId: string; date: string }

/**
 * Opens a start of a challenge on a date, and joins it. A retry returns the start of the first request.
 * @throws bad-request for a date it can't have, not-found for an unknown challenge, conflict for one that the member has
 *   joined and at the member's limits
 */
export function openStart(
  database: Database,
  actor: Actor,
  { challengeId, date, ...choices }: NewStart,
): Promise<Start> {
  const { userId, now } = actor
  const today = getMemberDate(actor, now)
  return transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    if (isRetry) return readStart(tx, actor, id)
    await lockRow(tx, 'users', userId)
    if (!(await findOffer(tx, challengeId))) throw refuse('not-found', 'Challenge not found.')
    assertDateAllowed(date, today)
    const active = await findActiveParticipation(tx, userId, challengeId)
    if (active) {
      const current = await getParticipation(tx, actor, active.id)
      throw refuse('conflict', 'You have already joined this challenge.', { current })
    }
    const timestamp = now.toISOString()
    const start = { id, challenge_id: challengeId, user_id: userId, starts_on: date, created_at: timestamp }
    await insertStart(tx, start)
    if ((await countOpenStarts(tx, { userId, today })) > startLimits.open)
      throw refuse('conflict', `You have opened ${startLimits.open} starts that are still ahead, which is the limit.`)
    await join(tx, actor, { challengeId, ...choices, start })
    return readStart(tx, actor, id)
  })
}

/** Reads a start, by the link that a member has. @throws not-found */
export async function readStart(database: Database, actor: Actor, id: string): Promise<Start> {
  const row = await findStart(database, { id, userId: actor.userId })
  if (!row || (row.hidden_at !== null && !row.joined)) throw refuse('not-found', 'Start not found.')
  return presentStart(row, getMemberDate(actor, actor.now))
}

function presentStart(row: StartRow, today: string): Start {
  const { start_id: id, starts_on: date, members, joined, opener_id, opener_username } = row
  return {
    id,
    challenge: presentChallenge(row),
    date,
    open: today < date,
    members: members ?? 0,
    joined: Boolean(joined),
    openedBy: opener_id === null || opener_username === null ? null : { id: opener_id, username: opener_username },
  }
}

function assertDateAllowed(date: string, today: string): void {
  if (date <= today) throw invalidFieldError('date', 'Choose tomorrow or a later day')
  if (date > addDays(today, startLimits.daysAhead))
    throw invalidFieldError('date', `Choose a day in the next ${startLimits.daysAhead} days`)
}
