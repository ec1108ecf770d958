import { sql } from 'kysely'
import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import { crewmatesOf, isNotBlocked } from '../../database/visibility.ts'

/** Selects members who allow it, by the start of their folded name, up to a name that is no longer one of them. */
export const selectFindable = compileQuery(
  (database, parameter: QueryParameter<{ viewerId: string; from: string; until: string; limit: number }>) =>
    database
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select(['users.id', 'users.username', 'users.profile_image_url'])
      .where('profiles.findable_name', '>=', parameter('from'))
      .where('profiles.findable_name', '<', parameter('until'))
      .where('users.id', '!=', parameter('viewerId'))
      .where('users.suspended_at', 'is', null)
      .where(isNotBlocked('users.id', parameter('viewerId')))
      .orderBy('profiles.findable_name')
      .limit(parameter('limit')),
)

/** Selects the members of the crews of a member, who see each other anyway. */
export const selectCrewmates = compileQuery((database, parameter: QueryParameter<{ viewerId: string }>) =>
  database
    .selectFrom('users')
    .select(['users.id', 'users.username', 'users.profile_image_url'])
    .where('users.id', 'in', sql<string>`(${crewmatesOf(parameter('viewerId'))})`)
    .where('users.id', '!=', parameter('viewerId'))
    .where('users.suspended_at', 'is', null)
    .where(isNotBlocked('users.id', parameter('viewerId'))),
)
