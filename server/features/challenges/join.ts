import type { Participation } from '#contract/challenges.ts'
import type { Rule } from '#contract/days.ts'
import { perMemberLimits } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import type { StoredAgreement } from './agreement.ts'
import { assertRuleAllowed } from './changes.ts'
import { saveFinalDays } from './member.ts'
import { countParticipations, findActiveParticipation, insertParticipation } from './participation-queries.ts'
import { getParticipation, lockParticipation, saveParticipation, showParticipation } from './participation.ts'
import { presentChallenge } from './present.ts'
import { findChallengeWithPlan, incrementParticipants } from './queries.ts'

type Joining = { challengeId: string; rule: Rule | undefined; cue: string | undefined }

/**
 * Joins a challenge, or returns the active participation if the member has already joined.
 * @throws not-found for an unknown challenge, bad-request for a rule it does not allow, conflict at the member's limit
 */
export function joinChallenge(
  database: Database,
  actor: Actor,
  { challengeId, rule, cue }: Joining,
): Promise<{ joined: boolean; participation: Participation }> {
  const { userId, now } = actor
  return transaction(database, async (tx) => {
    await lockRow(tx, 'users', userId)
    const row = await findChallengeWithPlan(tx, challengeId)
    if (!row) throw refuse('not-found', 'Challenge not found.')
    const { rules, schedule, passes } = presentChallenge(row)
    const startedOn = getMemberDate(actor, now)
    const agreement: StoredAgreement = {
      schedule,
      passes,
      rules: [{ from: startedOn, rule: rule ?? rules[0] ?? 'flexible' }],
      startedOver: [],
    }
    const joined = await insertParticipation(tx, {
      id: generateId(),
      user_id: userId,
      challenge_id: challengeId,
      started_at: now.toISOString(),
      started_on: startedOn,
      cue: cue ?? null,
      terms: JSON.stringify(agreement),
    })
    if (joined) {
      if (rule !== undefined) assertRuleAllowed(row, rule)
      await assertWithinLimit(tx, userId)
      await incrementParticipants(tx, { userId, challengeId })
      await saveFinalDays(tx, actor)
    }
    const active = await findActiveParticipation(tx, userId, challengeId)
    if (!active) throw refuse('conflict', 'This challenge was just left or completed. Please try again.')
    return { joined, participation: await getParticipation(tx, actor, active.id) }
  })
}

/**
 * Leaves an active challenge. The member still counts as a participant.
 * @throws not-found without a participation, conflict when it is completed
 */
export function leaveChallenge(database: Database, actor: Actor, id: string): Promise<void> {
  return transaction(database, async (tx) => {
    const participation = await lockParticipation(tx, actor, id)
    if (participation.row.completed) {
      const current = showParticipation(participation, actor)
      throw refuse('conflict', 'You can’t leave a completed challenge.', { current })
    }
    await saveParticipation(tx, actor, participation, { left: true })
    await saveFinalDays(tx, actor)
  })
}

async function assertWithinLimit(tx: Database, userId: string): Promise<void> {
  const { joined } = await countParticipations(tx, userId)
  if (joined <= perMemberLimits.participations) return
  throw refuse(
    'conflict',
    `You have joined ${perMemberLimits.participations.toLocaleString('en')} challenges, which is the limit.`,
  )
}
