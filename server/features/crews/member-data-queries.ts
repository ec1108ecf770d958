import { sql } from 'kysely'
import { readInBatches } from '../../database/batches.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import { knownName } from '../../database/visibility.ts'
import type { ExportedMember } from '../../feature-data.ts'

/** Lists the crews of a member. */
export const listCrews = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('crew_members')
    .innerJoin('crews', 'crews.id', 'crew_members.crew_id')
    .select(['crews.id', 'crews.name', 'crews.founder_id', 'crew_members.tells_gaps', 'crew_members.joined_at'])
    .select(['crews.round_weekday', 'crews.round_hour'])
    .where('crew_members.user_id', '=', userId)
    .$call(readInBatches(database))

/** Lists what a member has chosen that their crews see. */
export const listShares = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('crew_challenges')
    .innerJoin('crews', 'crews.id', 'crew_challenges.crew_id')
    .innerJoin('user_challenges', 'user_challenges.id', 'crew_challenges.user_challenge_id')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select(sql<string>`crew_challenges.crew_id || user_challenges.id`.as('id'))
    .select(['crews.name as crew', joinedContent('title').as('title'), 'crew_challenges.level'])
    .where('user_challenges.user_id', '=', userId)
    .unionAll(
      database
        .selectFrom('crew_goals')
        .innerJoin('crews', 'crews.id', 'crew_goals.crew_id')
        .innerJoin('goals', 'goals.id', 'crew_goals.goal_id')
        .select(sql<string>`crew_goals.crew_id || goals.id`.as('id'))
        .select(['crews.name as crew', 'goals.title', 'crew_goals.level'])
        .where('goals.user_id', '=', userId),
    )
    .$call(readInBatches(database))

export const listRoundAnswers = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('round_answers')
    .innerJoin('crews', 'crews.id', 'round_answers.crew_id')
    .select(sql<string>`round_answers.crew_id || round_answers.round_on`.as('id'))
    .select(['crews.name as crew', 'round_on', 'round_answers.questions', 'answers', 'outcome'])
    .select(['round_answers.created_at', 'edited_at'])
    .where('round_answers.user_id', '=', userId)
    .$call(readInBatches(database, { long: ['answers'] }))

/** Lists whom a member asked “Still with us?”, and who asked them. */
export const listNudges = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('nudges')
    .innerJoin('users', (join) =>
      join.on(
        sql<boolean>`users.id = case when nudges.user_id = ${userId} then nudges.member_id else nudges.user_id end`,
      ),
    )
    .select(sql<string>`nudges.user_id || nudges.member_id || nudges.date`.as('id'))
    .select(sql<string>`case when nudges.user_id = ${userId} then 'asked' else 'was asked by' end`.as('direction'))
    .select([knownName(sql<string>`${userId}`).as('member'), 'nudges.date', 'nudges.created_at'])
    .where((eb) => eb.or([eb('nudges.user_id', '=', userId), eb('nudges.member_id', '=', userId)]))
    .$call(readInBatches(database))
