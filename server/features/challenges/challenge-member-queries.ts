import { sql } from 'kysely'
import type { Audience } from '#contract/audience.ts'
import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import type { Database } from '../../database/tables.ts'
import { crewmatesOf, isParticipationSeen, knownName } from '../../database/visibility.ts'

type Values = { viewerId: string; challengeId: string }

/** Lists the participations of members of a common crew in a challenge, the one that each joined last, newest first. */
export async function listOfCrewmates(database: Database, values: Values): Promise<string[]> {
  return (await crewmatesQuery(database, values)).map(({ id }) => id)
}

const crewmatesQuery = compileQuery((database, parameter: QueryParameter<Values>) =>
  selectSeen(database, parameter)
    .where(sql<boolean>`user_challenges.user_id in (${crewmatesOf(parameter('viewerId'))})`)
    .orderBy('user_challenges.id', 'desc'),
)

type PageValues = Values & { after: string; limit: number }

/**
 * Lists the participations of other members that are for everyone, or for everyone in the challenge, newest first. Each
 * audience is a range of the index, of which no more than a page is read.
 * @param isInside whether the viewer takes part, so that they see what is for everyone in the challenge
 */
export async function listOfOthers(
  database: Database,
  { isInside, ...values }: PageValues & { isInside: boolean },
): Promise<string[]> {
  const rows = await (isInside ? othersInsideQuery : othersQuery)(database, values)
  return rows.map(({ id }) => id)
}

const othersQuery = compileQuery((database, parameter: QueryParameter<PageValues>) =>
  selectOthers(database, parameter, 'site'),
)

const othersInsideQuery = compileQuery((database, parameter: QueryParameter<PageValues>) =>
  database
    .selectFrom(selectOthers(database, parameter, 'site').as('everyone'))
    .select('everyone.id')
    .unionAll(database.selectFrom(selectOthers(database, parameter, 'challenge').as('inside')).select('inside.id'))
    .orderBy('id', 'desc')
    .limit(parameter('limit')),
)

function selectOthers(database: Database, parameter: QueryParameter<PageValues>, audience: Audience) {
  return selectSeen(database, parameter)
    .where('user_challenges.audience', '=', sql.lit(audience))
    .where(sql<boolean>`user_challenges.user_id not in (${crewmatesOf(parameter('viewerId'))})`)
    .where('user_challenges.id', '<', parameter('after'))
    .orderBy('user_challenges.audience', 'desc')
    .orderBy('user_challenges.id', 'desc')
    .limit(parameter('limit'))
}

/** Selects the participations of others that the viewer sees. The conditions on the audience name the index. */
function selectSeen(database: Database, parameter: QueryParameter<Values>) {
  const viewerId = parameter('viewerId')
  return database
    .selectFrom('user_challenges')
    .select('user_challenges.id')
    .where('user_challenges.challenge_id', '=', parameter('challengeId'))
    .where('user_challenges.audience', '<>', sql.lit<Audience>('nobody'))
    .where('user_challenges.left_at', 'is', null)
    .where('user_challenges.user_id', '<>', viewerId)
    .where(isParticipationSeen(viewerId))
    .where('user_challenges.id', '=', ({ selectFrom }) =>
      // A scalar, because PostgreSQL would read all participations to join those of `not exists`.
      selectFrom('user_challenges as own')
        .select((eb) => eb.fn.max('own.id').as('last'))
        .whereRef('own.challenge_id', '=', 'user_challenges.challenge_id')
        .whereRef('own.user_id', '=', 'user_challenges.user_id')
        .where('own.left_at', 'is', null),
    )
}

/** Says whether a member takes part in a challenge, or has finished it. */
export async function isInChallenge(
  database: Database,
  { userId, challengeId }: { userId: string; challengeId: string },
): Promise<boolean> {
  const found = await database
    .selectFrom('user_challenges')
    .select('id')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
    .where('left_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Selects members by id, with what their days depend on and the name that the viewer knows. */
export function listOwners(database: Database, { ids, viewerId }: { ids: string[]; viewerId: string }) {
  return database
    .selectFrom('users')
    .select(['users.id', 'users.profile_image_url', 'users.time_zone', 'users.day_start'])
    .select(knownName(sql<string>`${viewerId}`).as('username'))
    .where('users.id', 'in', ids)
    .execute()
}
