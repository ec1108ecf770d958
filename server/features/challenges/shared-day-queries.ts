import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database } from '../../database/tables.ts'
import { challengeLevel, crewsOf } from '../../database/visibility.ts'
import { overlaps, toReach, type Period } from './day-queries.ts'

/** All crews of a member, or one of them. */
export type CrewScope = { viewerId: string; crewId?: string | undefined }

type ScopeValues = { viewerId: string; crewId: string }

/**
 * Lists the participations of a period that each of some crews sees, with the latest date that has a mark.
 * @param marks when to read the marks, but not between `skipAfter` and `skipBefore`, and only those since `fromIfRecent` of
 *   a participation with one since `recently`: their dates, separated by commas, with `l` after a late one
 */
export function listSharedParticipations(
  database: Database,
  { period, marks, ...scope }: CrewScope & { period: Period; marks: MarkValues },
) {
  return participationsQuery(database, { ...toScopeValues(scope), ...toReach(period), ...marks })
}

type MarkValues = Period & Record<'recently' | 'fromIfRecent' | 'skipAfter' | 'skipBefore', string>

type ParticipationValues = ScopeValues & MarkValues & ReturnType<typeof toReach>

const participationsQuery = compileQuery((database, parameter: QueryParameter<ParticipationValues>) =>
  database
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
    .select((eb) => [
      eb
        .selectFrom('challenge_check_ins')
        .select((marks) => marks.fn.max('date').as('date'))
        .whereRef('challenge_check_ins.user_challenge_id', '=', 'user_challenges.id')
        .as('last_marked'),
      eb
        .selectFrom('challenge_check_ins')
        .select(sql<string | null>`string_agg(date || case when late then 'l' else '' end, ',')`.as('dates'))
        .whereRef('challenge_check_ins.user_challenge_id', '=', 'user_challenges.id')
        .where('date', '>=', (marks) =>
          marks
            .case()
            .when(
              marks.exists(
                marks
                  .selectFrom('challenge_check_ins as recent')
                  .select('recent.date')
                  .whereRef('recent.user_challenge_id', '=', 'user_challenges.id')
                  .where('recent.date', '>=', parameter('recently')),
              ),
            )
            .then(parameter('fromIfRecent'))
            .else(parameter('from'))
            .end(),
        )
        .where('date', '<=', parameter('to'))
        .where((marks) =>
          marks.or([marks('date', '<=', parameter('skipAfter')), marks('date', '>=', parameter('skipBefore'))]),
        )
        .as('marks'),
    ])
    .where(isInScope(parameter))
    .where(challengeLevel(sql.ref('crew_members.crew_id')), '!=', 'nothing')
    .where((eb) => overlaps(eb, { earliest: parameter('earliest'), latest: parameter('latest') }))
    .orderBy('user_challenges.id'),
)

/** Lists the breaks of the members of some crews. */
export function listBreaksOfMembers(
  database: Database,
  { endingAfter, ...scope }: CrewScope & { endingAfter: string },
) {
  return breaksQuery(database, { ...toScopeValues(scope), endingAfter })
}

const breaksQuery = compileQuery((database, parameter: QueryParameter<ScopeValues & { endingAfter: string }>) =>
  database
    .selectFrom('breaks')
    .select(['user_id', 'user_challenge_id', 'starts_on', 'ends_on'])
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('crew_members').select('crew_members.user_id').where(isInScope(parameter)),
    )
    .where('ends_on', '>', parameter('endingAfter')),
)

function toScopeValues({ viewerId, crewId = '' }: CrewScope): ScopeValues {
  return { viewerId, crewId }
}

function isInScope(parameter: QueryParameter<ScopeValues>): RawBuilder<SqlBool> {
  return sql<SqlBool>`crew_members.crew_id in (${crewsOf(parameter('viewerId'))})
    and (${parameter('crewId')} = '' or crew_members.crew_id = ${parameter('crewId')})`
}
