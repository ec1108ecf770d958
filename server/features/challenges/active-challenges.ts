import type { Database } from '../../database/tables.ts'
import { activeChallengesQuery } from './active-challenge-queries.ts'

export type ActiveChallenge = Awaited<ReturnType<typeof listActiveChallenges>>[number]

/** Lists the active challenges of a member, first joined first. */
export function listActiveChallenges(database: Database, userId: string) {
  return activeChallengesQuery(database, { userId })
}
