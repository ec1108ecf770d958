import type { Difficulty, PlanStep, ChallengeDetail } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Source } from '#contract/sources.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { listNextChallenges } from './next-challenges.ts'
import { presentChallengeDetail } from './present.ts'
import {
  insertChallenge,
  updateChallenge,
  deleteUnjoinedChallenge,
  findChallengeWithPlan,
  type ListedChallenge,
  listChallenges,
  selectChallengeIds,
  selectChallengeTitles,
  updateArchivedAt,
  updateChallengeLines,
} from './queries.ts'

export type NewChallenge = {
  title: string
  /** None by default. */
  subtitle?: string
  description: string
  /** None by default. */
  promise?: string
  /** None by default. */
  finishLine?: string
  pillar: Pillar
  duration: number
  difficulty: Difficulty
  plan: PlanStep[] | null
  /** Every day by default. */
  schedule?: Schedule
  /** All by default. */
  rules?: Rule[]
  /** One for every ten days by default. */
  passes?: number
  /** None by default. */
  sources?: Source[]
}

export async function addChallenge(tx: Database, challenge: NewChallenge, now: Date): Promise<string> {
  const id = generateId()
  const timestamp = now.toISOString()
  await insertChallenge(tx, {
    ...toColumns(challenge),
    id,
    participants: 0,
    created_at: timestamp,
    updated_at: timestamp,
    archived_at: null,
    hidden_at: null,
    safety_corrected_at: null,
  })
  return id
}

/**
 * Edits a challenge. Its duration cannot change once a member has joined. A new schedule and new rules apply to those who
 * join later.
 * @returns whether it was changed
 */
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
  return row && presentChallengeDetail(row, await listNextChallenges(database, row))
}

/** Finds what an admin or the library has written. It leaves out what the defaults say. */
export async function findChallengeContent(
  database: Database,
  id: string,
): Promise<{ content: NewChallenge; participants: number } | undefined> {
  const row = await findChallengeWithPlan(database, id)
  if (!row) return undefined
  const { title, subtitle, description, promise, finishLine, pillar, duration, difficulty, plan, sources } =
    presentChallengeDetail(row, [])
  const { schedule, rules, passes, participants } = row
  return {
    content: {
      title,
      description,
      pillar,
      duration,
      difficulty,
      plan,
      ...(subtitle !== null && { subtitle }),
      ...(promise !== null && { promise }),
      ...(finishLine !== null && { finishLine }),
      ...(schedule !== null && { schedule: JSON.parse(schedule) }),
      ...(rules !== null && { rules: JSON.parse(rules) }),
      ...(passes !== null && { passes }),
      ...(sources.length > 0 && { sources }),
    },
    participants,
  }
}

export function listChallengeTitles(database: Database): Promise<{ id: string; title: string; pillar: Pillar }[]> {
  return selectChallengeTitles(database)
}

/** Lists the challenges that members find. */
export function listOfferedChallenges(database: Database): Promise<ListedChallenge[]> {
  return listChallenges(database, { pillar: null, page: { limit: null, after: null } })
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

/** Adds the promise and the finish line to a challenge that has neither, also when members have joined it. */
export function addChallengeLines(
  tx: Database,
  id: string,
  { promise, finishLine }: Pick<NewChallenge, 'promise' | 'finishLine'>,
): Promise<void> {
  return updateChallengeLines(tx, { id, promise: promise ?? null, finish_line: finishLine ?? null })
}

function toUpdatedRow(id: string, challenge: NewChallenge, now: Date) {
  return { ...toColumns(challenge), id, updated_at: now.toISOString() }
}

function toColumns({
  plan,
  subtitle,
  promise,
  finishLine,
  schedule,
  rules,
  passes,
  sources,
  ...challenge
}: NewChallenge) {
  return {
    ...challenge,
    subtitle: subtitle ?? null,
    promise: promise ?? null,
    finish_line: finishLine ?? null,
    plan: plan && JSON.stringify(plan),
    schedule: schedule ? JSON.stringify(schedule) : null,
    rules: rules ? JSON.stringify(rules) : null,
    passes: passes ?? null,
    sources: sources?.length ? JSON.stringify(sources) : null,
  }
}
