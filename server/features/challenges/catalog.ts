import type { Difficulty, PlanStep, ChallengeDetail } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { presentChallengeDetail } from './present.ts'
import {
  insertChallenge,
  updateChallenge,
  deleteUnjoinedChallenge,
  findChallengeWithPlan,
  selectChallengeIds,
  selectChallengeTitles,
  updateArchivedAt,
} from './queries.ts'

export type NewChallenge = {
  title: string
  description: string
  pillar: Pillar
  duration: number
  difficulty: Difficulty
  plan: PlanStep[] | null
}

export async function addChallenge(tx: Database, { plan, ...challenge }: NewChallenge, now: Date): Promise<string> {
  const id = generateId()
  const timestamp = now.toISOString()
  await insertChallenge(tx, {
    ...challenge,
    id,
    participants: 0,
    plan: plan && JSON.stringify(plan),
    schedule: null,
    rules: null,
    passes: null,
    created_at: timestamp,
    updated_at: timestamp,
    archived_at: null,
  })
  return id
}

/** Edits a challenge. Its duration cannot change once a member has joined. @returns whether it was changed */
export function editChallenge(tx: Database, id: string, challenge: NewChallenge, now: Date): Promise<boolean> {
  return updateChallenge(tx, toUpdatedRow(id, challenge, now), { includeJoined: true })
}

/** Replaces a challenge if no member has ever joined it. @returns whether it was replaced */
export function replaceChallenge(tx: Database, id: string, challenge: NewChallenge, now: Date): Promise<boolean> {
  return updateChallenge(tx, toUpdatedRow(id, challenge, now), { includeJoined: false })
}

/** Removes a challenge if no member has ever joined it. @returns whether it was removed */
export function removeChallenge(tx: Database, id: string): Promise<boolean> {
  return deleteUnjoinedChallenge(tx, id)
}

export async function findChallenge(database: Database, id: string): Promise<ChallengeDetail | undefined> {
  const row = await findChallengeWithPlan(database, id)
  return row && presentChallengeDetail(row)
}

export function listChallengeTitles(database: Database): Promise<{ id: string; title: string; pillar: Pillar }[]> {
  return selectChallengeTitles(database)
}

export function listChallengeIds(database: Database): Promise<string[]> {
  return selectChallengeIds(database)
}

/** Hides a challenge from lists if no member has ever joined it. Its page still opens. @returns whether it is hidden */
export function archiveChallenge(tx: Database, id: string, now: Date): Promise<boolean> {
  return updateArchivedAt(tx, { id, archivedAt: now.toISOString() })
}

export function unarchiveChallenge(tx: Database, id: string): Promise<boolean> {
  return updateArchivedAt(tx, { id, archivedAt: null })
}

function toUpdatedRow(id: string, { plan, ...challenge }: NewChallenge, now: Date) {
  return { ...challenge, id, plan: plan && JSON.stringify(plan), updated_at: now.toISOString() }
}
