import { sql, type SqlBool } from 'kysely'
import { readInBatches } from '../../database/batches.ts'
import type { Database } from '../../database/tables.ts'
import { knownName } from '../../database/visibility.ts'
import type { ExportedMember } from '../../feature-data.ts'

export function getAccount(database: Database, userId: string) {
  const columns = [
    'users.email',
    'users.email_verified_at',
    'users.username',
    'users.first_name',
    'users.last_name',
    'users.role',
    'moderators.created_at as moderator_since',
    'users.time_zone',
    'users.day_start',
    'users.show_numbers',
    'users.onboarding_completed as card_stored',
    'users.guidelines_accepted_at',
    'users.muted_until',
    'users.suspended_at',
    'users.suspended_until',
    'users.last_seen_at',
    'users.created_at',
    'users.updated_at',
  ] as const
  return database
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(columns)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function findAvatar(database: Database, userId: string) {
  return database.selectFrom('avatars').select(['type', 'bytes']).where('user_id', '=', userId).executeTakeFirst()
}

export const listInvitations = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('invitations')
    .leftJoin('challenges', 'challenges.id', 'invitations.challenge_id')
    .select(['invitations.id', 'note', 'uses', 'max_uses', 'expires_at', 'revoked_at', 'invitations.created_at'])
    .select(shownChallenge.as('challenge'))
    .where('user_id', '=', userId)
    .$call(readInBatches(database))

/** Lists with whom the member started a challenge, by the names that they know. */
export const listBroughtFriends = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('brought_friends')
    .innerJoin('challenges', 'challenges.id', 'brought_friends.challenge_id')
    .innerJoin('users', (join) =>
      join.on(
        sql<SqlBool>`users.id = case when brought_friends.user_id = ${userId} then brought_friends.friend_id else brought_friends.user_id end`,
      ),
    )
    .select(['brought_friends.id', shownChallenge.as('challenge')])
    .select(knownName(sql<string>`${userId}`).as('friend'))
    .select(sql<string>`case when brought_friends.user_id = ${userId} then 'invited' else 'invited by' end`.as('role'))
    .select('brought_friends.created_at')
    .where((eb) => eb.or([eb('brought_friends.user_id', '=', userId), eb('brought_friends.friend_id', '=', userId)]))
    .$call(readInBatches(database))

/** Its title, unless an admin hides it. */
const shownChallenge = sql<string | null>`case when challenges.hidden_at is null then challenges.title end`

export function listApplications(database: Database, email: string) {
  return database
    .selectFrom('applications')
    .select(['username', 'first_name', 'last_name', 'time_zone', 'answers', 'created_at'])
    .where('email', '=', email)
    .execute()
}

/** Revokes the member's invitations and deletes what they wrote in them. Who joined with them stays known. */
export async function closeInvitations(tx: Database, { userId, now }: { userId: string; now: string }): Promise<void> {
  await tx
    .updateTable('invitations')
    .set((eb) => ({ note: null, inviter_name: null, revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('user_id', '=', userId)
    .execute()
}

/** Locks an account and frees its email address. @returns the address and the username */
export async function lockAccount(tx: Database, userId: string): Promise<{ email: string; username: string }> {
  // In PostgreSQL, only changing a unique column takes a lock that also blocks new rows with a foreign key to this one.
  const account = await tx.selectFrom('users').select(['email', 'username']).where('id', '=', userId).executeTakeFirst()
  await tx
    .updateTable('users')
    .set({ email: `deleted ${userId}` })
    .where('id', '=', userId)
    .execute()
  return account ?? { email: '', username: '' }
}

// Foreign keys cascade to the member's private rows.
export async function deleteUser(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
