import type { ChallengeDetail, Difficulty, PlanStep } from '#contract/challenges.ts'
import { perMember } from '#contract/limits.ts'
import type { Pillar } from '#contract/pillars.ts'
import { newId } from '../../database/ids.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { dateIn } from '../../services/clock.ts'
import { presentChallengeDetail, presentParticipation } from './present.ts'
import {
  activeParticipation,
  challengeTitles,
  challengeWithPlan,
  checkInsOf,
  countMemberships,
  countParticipant,
  deleteCheckIn,
  deleteUnjoinedChallenge,
  endMembership,
  insertChallenge,
  insertCheckIn,
  insertMembership,
  lowerProgress,
  participationOf,
  raiseProgress,
  updateChallenge,
  type ParticipationRow,
} from './queries.ts'

/** Who acts, and when: the calendar day is the member's own. */
type Actor = { userId: string; timeZone: string; now: Date }

/**
 * Joins a challenge. Joining twice answers the active membership there is and changes nothing.
 * @throws not-found when there is no such challenge, conflict when he has joined as many as one may
 */
export function joinChallenge(
  database: Database,
  { userId, now }: Actor,
  challengeId: string,
): Promise<{ joined: boolean; participation: ParticipationRow }> {
  return transaction(database, async (tx) => {
    if (!(await challengeWithPlan(tx, challengeId))) throw refuse('not-found', 'Challenge not found.')
    const joined = await insertMembership(tx, { id: newId(), userId, challengeId, now: now.toISOString() })
    if (joined && (await countMemberships(tx, userId)) > perMember.memberships) {
      throw refuse(
        'conflict',
        `You have joined ${perMember.memberships.toLocaleString('en')} challenges, and that is the most there can be.`,
      )
    }
    if (joined) await countParticipant(tx, { userId, challengeId })
    const participation = await activeParticipation(tx, userId, challengeId)
    if (!participation)
      throw refuse('conflict', 'This challenge was left or completed at the same moment. Please look again.')
    return { joined, participation }
  })
}

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

/**
 * Leaves an active challenge. He still counts as a participant: he has joined once.
 * @throws not-found without a membership, conflict when it is completed
 */
export function leaveChallenge(database: Database, { userId, now }: Actor, id: string): Promise<void> {
  return transaction(database, async (tx) => {
    const before = await ownParticipation(tx, userId, id)
    if (await endMembership(tx, { userId, id, now: now.toISOString() })) return
    throw refuse('conflict', 'A completed challenge cannot be left.', { current: presentParticipation(before) })
  })
}

/** The days the member has marked. @throws not-found without a membership */
export async function daysMarked(database: Database, userId: string, id: string) {
  await ownParticipation(database, userId, id)
  return checkInsOf(database, { userId, id })
}

export type NewChallenge = {
  title: string
  description: string
  pillar: Pillar
  duration: number
  difficulty: Difficulty
  plan: PlanStep[] | null
}

/** Adds a challenge, with nobody in it yet. @returns its id */
export async function addChallenge(tx: Database, { plan, ...challenge }: NewChallenge, now: Date): Promise<string> {
  const id = newId()
  const at = now.toISOString()
  await insertChallenge(tx, {
    ...challenge,
    id,
    participants: 0,
    plan: plan && JSON.stringify(plan),
    created_at: at,
    updated_at: at,
  })
  return id
}

/** Changes a challenge; its length only while nobody has joined it. @returns whether it was changed */
export function changeChallenge(tx: Database, id: string, challenge: NewChallenge, now: Date): Promise<boolean> {
  return updateChallenge(tx, changedRow(id, challenge, now), { joinedToo: true })
}

/** Puts another challenge in the place of one that nobody has ever joined. @returns whether it did */
export function replaceChallenge(tx: Database, id: string, challenge: NewChallenge, now: Date): Promise<boolean> {
  return updateChallenge(tx, changedRow(id, challenge, now), { joinedToo: false })
}

/** Removes a challenge that nobody has ever joined. @returns whether it was removed */
export function removeChallenge(tx: Database, id: string): Promise<boolean> {
  return deleteUnjoinedChallenge(tx, id)
}

export async function readChallenge(database: Database, id: string): Promise<ChallengeDetail | undefined> {
  const row = await challengeWithPlan(database, id)
  return row && presentChallengeDetail(row)
}

/** The titles of all challenges, oldest first. */
export function titlesOfChallenges(database: Database): Promise<{ title: string; pillar: Pillar }[]> {
  return challengeTitles(database)
}

function changedRow(id: string, { plan, ...challenge }: NewChallenge, now: Date) {
  return { ...challenge, id, plan: plan && JSON.stringify(plan), updated_at: now.toISOString() }
}

async function ownParticipation(database: Database, userId: string, id: string): Promise<ParticipationRow> {
  const participation = await participationOf(database, userId, id)
  if (!participation) throw refuse('not-found', 'No active challenge found')
  return participation
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
