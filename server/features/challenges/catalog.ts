import type { ChallengeDetail } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { CommunityActor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { toColumns, toContent, type NewChallenge } from './challenge-content.ts'
import { listNextChallenges } from './next-challenges.ts'
import { presentChallengeDetail } from './present.ts'
import {
  insertChallenge,
  deleteUnjoinedChallenge,
  findChallengeWithPlan,
  type ListedChallenge,
  listChallenges,
  selectChallengeIds,
  selectChallengeTitles,
  updateArchivedAt,
  updateChallengeLines,
  updateHiddenAt,
  updateUnjoinedChallenge,
} from './queries.ts'
import { findNewestVersion, findVersion, hasParticipation } from './version-queries.ts'

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

/** Replaces a challenge if no member has ever joined it. @returns whether it was replaced */
export function replaceChallenge(tx: Database, id: string, challenge: NewChallenge, now: Date): Promise<boolean> {
  return updateUnjoinedChallenge(tx, { ...toColumns(challenge), id, updated_at: now.toISOString() })
}

/** Removes a challenge if no member has ever joined it. @returns whether it was removed */
export function removeChallenge(tx: Database, id: string): Promise<boolean> {
  return deleteUnjoinedChallenge(tx, id)
}

/** Finds a challenge that everyone can open. */
export async function findChallenge(database: Database, id: string): Promise<ChallengeDetail | undefined> {
  const row = await findChallengeWithPlan(database, id)
  return row && presentChallengeDetail(row, await listNextChallenges(database, row))
}

/**
 * Finds a challenge, also a hidden one, for admins and the members who have joined it.
 * @param where.version the newest if it is undefined
 */
export async function findOwnChallenge(
  database: Database,
  { userId, role }: Pick<CommunityActor, 'userId' | 'role'>,
  { id, version }: { id: string; version: number | undefined },
): Promise<ChallengeDetail | undefined> {
  const isAllowed = role === 'admin' || (await hasParticipation(database, { userId, id, version }))
  const row = isAllowed ? await findVersion(database, { id, version }) : undefined
  return row && presentChallengeDetail(row, await listNextChallenges(database, row))
}

/** Finds what an admin or the library has written. */
export async function findChallengeContent(
  database: Database,
  id: string,
): Promise<{ content: NewChallenge; revision: number; participants: number } | undefined> {
  const row = await findNewestVersion(database, id)
  return row && { content: toContent(row), revision: row.revision, participants: row.participants }
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

/** Hides a challenge from everyone but admins and its members. @returns whether it exists */
export function hideChallenge(tx: Database, id: string, now: Date): Promise<boolean> {
  return updateHiddenAt(tx, { id, hiddenAt: now.toISOString() })
}

export function showChallenge(tx: Database, id: string): Promise<boolean> {
  return updateHiddenAt(tx, { id, hiddenAt: null })
}

/** Adds the promise and the finish line to a challenge that has neither, also when members have joined it. */
export function addChallengeLines(
  tx: Database,
  id: string,
  { promise, finishLine }: Pick<NewChallenge, 'promise' | 'finishLine'>,
): Promise<void> {
  return updateChallengeLines(tx, { id, promise: promise ?? null, finish_line: finishLine ?? null })
}
