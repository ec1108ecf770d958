import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { challengeLevel } from '../../database/visibility.ts'

type Share = { crewId: string; userId: string; since: string }

const maxShared = 30

/** Lists the challenges that a crew sees of a member: the active ones and those that ended since a date, newest first. */
export function listSharedChallenges(database: Database, { crewId, userId, since }: Share) {
  return database
    .selectFrom('user_challenges')
    .select('user_challenges.id')
    .select(challengeLevel(sql`${crewId}`).as('level'))
    .where('user_challenges.user_id', '=', userId)
    .where(challengeLevel(sql`${crewId}`), '!=', 'nothing')
    .where((eb) => eb.or([eb('completed', '=', false), eb('ended_on', '>=', since), eb('completed_at', '>=', since)]))
    .orderBy('user_challenges.id', 'desc')
    .limit(maxShared)
    .execute()
}

/** Lists the goals that a crew sees of a member: the open ones and those completed since a date, newest first. */
export function listSharedGoals(database: Database, { crewId, userId, since }: Share) {
  return database
    .selectFrom('crew_goals')
    .innerJoin('goals', 'goals.id', 'crew_goals.goal_id')
    .select(['goals.id', 'goals.title', 'goals.pillar', 'goals.completed', 'goals.description', 'crew_goals.level'])
    .where('crew_goals.crew_id', '=', crewId)
    .where('goals.user_id', '=', userId)
    .where('crew_goals.level', '!=', 'nothing')
    .where((eb) => eb.or([eb('completed', '=', false), eb('completed_at', '>=', since)]))
    .orderBy('goals.id', 'desc')
    .limit(maxShared)
    .execute()
}

const maxNotes = 400

/** Lists the notes of some participations, the newest first. */
export async function listNotes(database: Database, ids: string[]) {
  if (ids.length === 0) return []
  return database
    .selectFrom('challenge_check_ins')
    .select(['user_challenge_id', 'date', (eb) => eb.ref('note').$notNull().as('note')])
    .where('user_challenge_id', 'in', ids)
    .where('note', 'is not', null)
    .orderBy('date', 'desc')
    .limit(maxNotes)
    .execute()
}
