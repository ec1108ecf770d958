import { sql } from 'kysely'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database } from '../../database/tables.ts'
import { challengeLevel } from '../../database/visibility.ts'
import { overlaps, type Period } from './day-queries.ts'

/** Lists the participations of a period that a crew sees. */
export function listSharedParticipations(database: Database, { crewId, period }: { crewId: string; period: Period }) {
  return database
    .selectFrom('crew_members')
    .innerJoin('user_challenges', 'user_challenges.user_id', 'crew_members.user_id')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select([
      'user_challenges.id',
      'user_challenges.user_id',
      'user_challenges.started_at',
      'user_challenges.started_on',
      'user_challenges.completed_at',
      'user_challenges.left_at',
      'user_challenges.ended_on',
      'user_challenges.terms',
      joinedContent('duration').as('duration'),
    ])
    .where('crew_members.crew_id', '=', crewId)
    .where(challengeLevel(sql`${crewId}`), '!=', 'nothing')
    .where((eb) => overlaps(eb, period))
    .orderBy('user_challenges.id')
    .execute()
}

export async function listMarks(database: Database, { ids, from, to }: { ids: string[] } & Period) {
  if (ids.length === 0) return []
  return database
    .selectFrom('challenge_check_ins')
    .select(['user_challenge_id', 'date', 'late'])
    .where('user_challenge_id', 'in', ids)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute()
}

export async function listBreaksOfMembers(
  database: Database,
  { userIds, endingAfter }: { userIds: string[]; endingAfter: string },
) {
  if (userIds.length === 0) return []
  return database
    .selectFrom('breaks')
    .select(['user_id', 'user_challenge_id', 'starts_on', 'ends_on'])
    .where('user_id', 'in', userIds)
    .where('ends_on', '>', endingAfter)
    .execute()
}

/** Finds the latest date with a mark of each of some participations. */
export async function findLastMarks(database: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('challenge_check_ins')
    .select(['user_challenge_id', (eb) => eb.fn.max('date').as('date')])
    .where('user_challenge_id', 'in', ids)
    .groupBy('user_challenge_id')
    .execute()
  return new Map(rows.map(({ user_challenge_id: id, date }) => [id, date]))
}
