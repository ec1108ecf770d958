import { sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'
import { crewsOf, isNotBlocked } from '../../database/visibility.ts'

/** @returns false when the two have started this challenge together before */
export async function insertBroughtFriend(tx: Database, row: Row<'brought_friends'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('brought_friends')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'friend_id', 'challenge_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Says whether a member has started a challenge with an invitation. */
export async function hasUsedInvitation(
  database: Database,
  { invitationId, userId }: { invitationId: string; userId: string },
): Promise<boolean> {
  const found = await database
    .selectFrom('brought_friends')
    .select('id')
    .where('friend_id', '=', userId)
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst()
  return found !== undefined
}

/** Says whether one of two members has started a challenge with a link of the other. */
export async function hasBroughtFriend(database: Database, [one, other]: [string, string]): Promise<boolean> {
  const found = await database
    .selectFrom('brought_friends')
    .select('id')
    .where((eb) => eb.or([eb.and({ user_id: one, friend_id: other }), eb.and({ user_id: other, friend_id: one })]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds the challenge of the invitation that a new member signed up with, unless they have ever been in it. */
export function findChallengeToStart(database: Database, userId: string) {
  return database
    .selectFrom('invited_members')
    .innerJoin('invitations', 'invitations.id', 'invited_members.invitation_id')
    .innerJoin('users', 'users.id', 'invited_members.user_id')
    .leftJoin('users as inviter', (join) =>
      join.onRef('inviter.id', '=', 'invited_members.invited_by').on('inviter.suspended_at', 'is', null),
    )
    .select(['users.username', 'users.time_zone', 'users.day_start'])
    .select(['invitations.id as invitation_id', 'inviter.id as inviter_id'])
    .select((eb) => eb.ref('invitations.challenge_id').$notNull().as('challenge_id'))
    .where('invited_members.user_id', '=', userId)
    .where('invitations.challenge_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('user_challenges')
            .select('user_challenges.id')
            .whereRef('user_challenges.user_id', '=', 'invited_members.user_id')
            .whereRef('user_challenges.challenge_id', '=', 'invitations.challenge_id'),
        ),
      ),
    )
    .executeTakeFirst()
}

/** Lists with whom a member has started a challenge since an instant, newest first. */
export function listFriends(
  database: Database,
  { userId, challengeId, since }: { userId: Actor['userId']; challengeId: string; since: string },
) {
  const viewer = sql<string>`${userId}`
  return database
    .selectFrom('brought_friends')
    .innerJoin('users', (join) =>
      join.on(
        sql<SqlBool>`users.id = case when brought_friends.user_id = ${viewer} then brought_friends.friend_id else brought_friends.user_id end`,
      ),
    )
    .select(['users.id', 'users.username', 'brought_friends.user_id as inviter_id', 'brought_friends.created_at'])
    .select(
      sql<boolean>`exists (select 1 from crew_members where crew_members.user_id = users.id and crew_members.crew_id in (${crewsOf(viewer)}))`.as(
        'crewmate',
      ),
    )
    .where('brought_friends.challenge_id', '=', challengeId)
    .where((eb) => eb.or([eb('brought_friends.user_id', '=', userId), eb('brought_friends.friend_id', '=', userId)]))
    .where('brought_friends.created_at', '>', since)
    .where('users.suspended_at', 'is', null)
    .where(isNotBlocked('users.id', viewer))
    .orderBy('brought_friends.id', 'desc')
    .limit(100)
    .execute()
}
