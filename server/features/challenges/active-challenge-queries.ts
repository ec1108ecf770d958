import { sql } from 'kysely'
import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'

/** Selects the active participations of a member, first joined first. */
export const activeChallengesQuery = compileQuery((database, parameter: QueryParameter<{ userId: string }>) =>
  database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select([
      'user_challenges.id as participationId',
      'user_challenges.challenge_id as challengeId',
      'user_challenges.cue',
      joinedContent('title').as('title'),
    ])
    .where('user_challenges.user_id', '=', parameter('userId'))
    .where('user_challenges.completed', '=', sql.lit(false))
    .where('user_challenges.left_at', 'is', null)
    .orderBy('user_challenges.id'),
)
