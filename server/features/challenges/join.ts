import { perMemberLimits } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { getDateInTimeZone } from '../../services/clock.ts'
import {
  type ParticipationRow,
  insertMembership,
  countMemberships,
  findActiveParticipation,
  endMembership,
} from './participation-queries.ts'
import { requireParticipation } from './participation.ts'
import { presentParticipation } from './present.ts'
import { findChallengeWithPlan, incrementParticipants } from './queries.ts'

/**
 * Joins a challenge, or returns the active participation if the member has already joined.
 * @throws not-found for an unknown challenge, conflict at the member's limit
 */
export function joinChallenge(
  database: Database,
  { userId, now }: Actor,
  challengeId: string,
): Promise<{ joined: boolean; participation: ParticipationRow }> {
  return transaction(database, async (tx) => {
    if (!(await findChallengeWithPlan(tx, challengeId))) throw refuse('not-found', 'Challenge not found.')
    const joined = await insertMembership(tx, { id: generateId(), userId, challengeId, now: now.toISOString() })
    if (joined && (await countMemberships(tx, userId)) > perMemberLimits.memberships) {
      throw refuse(
        'conflict',
        `You have joined ${perMemberLimits.memberships.toLocaleString('en')} challenges, which is the limit.`,
      )
    }
    if (joined) await incrementParticipants(tx, { userId, challengeId })
    const participation = await findActiveParticipation(tx, userId, challengeId)
    if (!participation) throw refuse('conflict', 'This challenge was just left or completed. Please try again.')
    return { joined, participation }
  })
}

/**
 * Leaves an active challenge. The member still counts as a participant.
 * @throws not-found without a participation, conflict when it is completed
 */
export function leaveChallenge(database: Database, { userId, timeZone, now }: Actor, id: string): Promise<void> {
  return transaction(database, async (tx) => {
    const before = await requireParticipation(tx, userId, id)
    if (await endMembership(tx, { userId, id, now: now.toISOString() })) return
    throw refuse('conflict', 'You can’t leave a completed challenge.', {
      current: presentParticipation(before, getDateInTimeZone(timeZone, now)),
    })
  })
}
