import { sql } from 'kysely'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database } from '../../database/tables.ts'
import { challengeLevel } from '../../database/visibility.ts'
import { overlaps, type Period } from './day-queries.ts'

/** Lists the participations of a period that each of some crews sees, with the latest date that has a mark. */
export function listSharedParticipations(
  database: Database,
  { crewIds, period }: { crewIds: string[]; period: Period },
) {
  return database
    .selectFrom('crew_members')
    .innerJoin('user_challenges', 'user_challenges.user_id', 'crew_members.user_id')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select([
      'crew_members.crew_id',
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
    .select((eb) =>
      eb
        .selectFrom('challenge_check_ins')
        .select((marks) => marks.fn.max('date').as('date'))
        .whereRef('challenge_check_ins.user_challenge_id', '=', 'user_challenges.id')
        .as('last_marked'),
    )
    .where('crew_members.crew_id', 'in', crewIds)
    .where(challengeLevel(sql.ref('crew_members.crew_id')), '!=', 'nothing')
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
