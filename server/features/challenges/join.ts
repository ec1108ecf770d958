import type { Audience } from '#contract/audience.ts'
import type { Participation } from '#contract/challenges.ts'
import type { Rule } from '#contract/days.ts'
import { perMemberLimits } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import { publishCrews } from '../../crew-events.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { listCrewmatesWhoSee } from '../../database/visibility.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import type { StoredAgreement } from './agreement.ts'
import { assertRuleAllowed } from './changes.ts'
import { saveFinalDays } from './member.ts'
import {
  countParticipations,
  findActiveParticipation,
  insertParticipation,
  keepCrewsOut,
  updateAudience,
} from './participation-queries.ts'
import { getParticipation, lockParticipation, saveParticipation, showParticipation } from './participation.ts'
import { presentChallenge } from './present.ts'
import { findOffer, incrementParticipants } from './queries.ts'
import { findStart } from './start-queries.ts'

export type JoinChoices = { rule: Rule | undefined; cue: string | undefined; audience?: Audience | undefined }
type Joined = { joined: boolean; participation: Participation }
/** A start on a date that has not come waits for that date. */
type StartToJoin = Pick<Row<'challenge_starts'>, 'id' | 'challenge_id' | 'starts_on'>

/**
 * Joins a challenge, or returns the active participation if the member has already joined. Who opened the start is told.
 * @param startId a start of the challenge to join
 * @throws not-found for an unknown challenge or start, bad-request for a rule it does not allow or a start of another
 *   challenge, conflict at the member's limit
 */
export async function joinChallenge(
  database: Database,
  actor: Actor,
  { challengeId, startId, ...choices }: JoinChoices & { challengeId: string; startId?: string | undefined },
): Promise<Joined> {
  const { userId, now } = actor
  const { notified, ...joined } = await transaction(database, async (tx) => {
    await lockRow(tx, 'users', userId)
    const start = startId === undefined ? null : await findStart(tx, { id: startId, userId })
    if (start === undefined) throw refuse('not-found', 'Start not found.')
    const result = await join(tx, actor, {
      challengeId,
      ...choices,
      start: start && { id: start.start_id, challenge_id: start.id, starts_on: start.starts_on },
    })
    const opener = result.joined && start ? start.opener_id : null
    if (opener === null || startId === undefined) return { ...result, notified: [] }
    const cause = { kind: 'start', subjectId: startId, actorId: userId, recipients: [opener], now } as const
    return { ...result, notified: await notify(tx, cause) }
  })
  publishUnread(database, notified)
  return joined
}

/** Joins a challenge in a transaction that has locked the member. @throws as `joinChallenge` does */
export async function join(
  tx: Database,
  actor: Actor,
  { challengeId, rule, cue, audience, start }: JoinChoices & { challengeId: string; start: StartToJoin | null },
): Promise<Joined> {
  const { userId, now } = actor
  // A revision waits, so that the version is the one whose agreement the member gets.
  await lockRow(tx, 'challenges', challengeId)
  const row = await findOffer(tx, challengeId)
  if (!row) throw refuse('not-found', 'Challenge not found.')
  if (start && start.challenge_id !== challengeId)
    throw invalidFieldError('startId', 'This start is of another challenge')
  const { rules, schedule, passes } = presentChallenge(row)
  const today = getMemberDate(actor, now)
  const planned = start !== null && today < start.starts_on
  const startedOn = planned ? start.starts_on : today
  const agreement: StoredAgreement = {
    schedule,
    passes,
    rules: [{ from: startedOn, rule: rule ?? rules[0] ?? 'flexible' }],
    startedOver: [],
    ...(planned && { planned }),
  }
  const id = generateId()
  const joined = await insertParticipation(tx, {
    id,
    user_id: userId,
    challenge_id: challengeId,
    version: row.version,
    started_at: now.toISOString(),
    started_on: startedOn,
    cue: cue ?? null,
    terms: JSON.stringify(agreement),
    start_id: start && start.id,
  })
  if (joined) {
    if (row.hidden_at !== null) throw refuse('not-found', 'Challenge not found.')
    if (rule !== undefined) assertRuleAllowed(row, rule)
    await assertWithinLimit(tx, userId)
    await incrementParticipants(tx, { userId, challengeId })
    await keepCrewsOut(tx, { id, userId, challengeId })
    if (audience !== undefined) await updateAudience(tx, { userId, challengeId, audience })
    await saveFinalDays(tx, actor)
  }
  const active = await findActiveParticipation(tx, userId, challengeId)
  if (!active) throw refuse('conflict', 'This challenge was just left or completed. Please try again.')
  return { joined, participation: await getParticipation(tx, actor, active.id) }
}

/** Says whether a member has joined a challenge and neither completed nor left it. */
export async function isInChallenge(
  database: Database,
  { userId, challengeId }: { userId: string; challengeId: string },
): Promise<boolean> {
  return (await findActiveParticipation(database, userId, challengeId)) !== undefined
}

/**
 * Leaves an active challenge. The member still counts as a participant.
 * @throws not-found without a participation, conflict when it is completed
 */
export async function leaveChallenge(database: Database, actor: Actor, id: string): Promise<void> {
  const crewmates = await transaction(database, async (tx) => {
    const participation = await lockParticipation(tx, actor, id)
    if (participation.row.completed) {
      const current = showParticipation(participation, actor)
      throw refuse('conflict', 'You can’t leave a completed challenge.', { current })
    }
    const saw = await listCrewmatesWhoSee(tx, id)
    await saveParticipation(tx, actor, participation, { left: true })
    await saveFinalDays(tx, actor)
    return saw
  })
  publishCrews(database, crewmates)
}

async function assertWithinLimit(tx: Database, userId: string): Promise<void> {
  const { joined } = await countParticipations(tx, userId)
  if (joined <= perMemberLimits.participations) return
  throw refuse(
    'conflict',
    `You have joined ${perMemberLimits.participations.toLocaleString('en')} challenges, which is the limit.`,
  )
}
