import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { crewsOf } from '../../database/visibility.ts'

export type FriendSubjectRow = Awaited<ReturnType<typeof listFriendSubjects>>[number]
export type StartSubjectRow = Awaited<ReturnType<typeof listStartSubjects>>[number]

const shownTitle = sql<string | null>`case when challenges.hidden_at is null then challenges.title end`

/** Finds who started which challenge with an invitation of the member. The title of a hidden challenge is null. */
export async function listFriendSubjects(database: Database, { ids, userId }: { ids: string[]; userId: string }) {
  if (ids.length === 0) return []
  return database
    .selectFrom('brought_friends')
    .innerJoin('users', 'users.id', 'brought_friends.friend_id')
    .innerJoin('challenges', 'challenges.id', 'brought_friends.challenge_id')
    .select(['brought_friends.id', 'brought_friends.friend_id', 'users.username'])
    .select(['challenges.id as challenge_id', shownTitle.as('title')])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('user_challenges')
            .select('user_challenges.id')
            .whereRef('user_challenges.challenge_id', '=', 'brought_friends.challenge_id')
            .where('user_challenges.user_id', '=', userId)
            .where('user_challenges.left_at', 'is', null)
            .where('user_challenges.completed', '=', false),
        )
        .as('together'),
    )
    .select(
      sql<boolean>`exists (select 1 from crew_members where crew_members.user_id = brought_friends.friend_id and crew_members.crew_id in (${crewsOf(sql<string>`${userId}`)}))`.as(
        'crewmate',
      ),
    )
    .where('brought_friends.id', 'in', ids)
    .execute()
}

/** Finds the challenges and dates of starts. The title of a hidden challenge is null. */
export async function listStartSubjects(database: Database, ids: string[]) {
  if (ids.length === 0) return []
  return database
    .selectFrom('challenge_starts')
    .innerJoin('challenges', 'challenges.id', 'challenge_starts.challenge_id')
    .select(['challenge_starts.id', 'challenge_starts.starts_on', shownTitle.as('title')])
    .where('challenge_starts.id', 'in', ids)
    .execute()
}
