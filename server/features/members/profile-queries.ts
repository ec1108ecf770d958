import { sql } from 'kysely'
import type { Database, Row } from '../../database/tables.ts'
import { knownName } from '../../database/visibility.ts'

/** Finds a member with their profile, whether one of the two has blocked the other, and the name that the viewer knows. */
export function findMember(database: Database, { id, viewerId }: { id: string; viewerId: string }) {
  return database
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('member_blocks as own_block', (join) =>
      join.onRef('own_block.blocked_id', '=', 'users.id').on('own_block.user_id', '=', viewerId),
    )
    .leftJoin('member_blocks as their_block', (join) =>
      join.onRef('their_block.user_id', '=', 'users.id').on('their_block.blocked_id', '=', viewerId),
    )
    .select([
      'users.id',
      'users.profile_image_url',
      'users.role',
      'users.suspended_at',
      'users.created_at',
      'users.time_zone',
      'users.day_start',
      'moderators.user_id as moderator_id',
      'profiles.about',
      'profiles.pillars',
      'profiles.shown',
      'own_block.created_at as blocked_at',
      'their_block.created_at as blocked_by_at',
    ])
    .select(knownName(sql<string>`${viewerId}`).as('username'))
    .where('users.id', '=', id)
    .executeTakeFirst()
}

export type ProfileRow = Pick<Row<'profiles'>, 'about' | 'pillars' | 'shown'>

export function findProfile(database: Database, userId: string): Promise<ProfileRow | undefined> {
  return database
    .selectFrom('profiles')
    .select(['about', 'pillars', 'shown'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function upsertProfile(tx: Database, row: Row<'profiles'>): Promise<void> {
  const { about, pillars, shown } = row
  await tx
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ about, pillars, shown }))
    .execute()
}

/** Lists the challenges that a member has chosen to show and has not left, with those that an admin has hidden since. */
export async function listShownChallenges(database: Database, userId: string): Promise<string[]> {
  const rows = await selectShownChallenges(database, userId).execute()
  return rows.map((row) => row.challenge_id)
}

/** Lists the challenges that others see in the profile of a member. */
export async function listPublicChallenges(database: Database, userId: string): Promise<string[]> {
  const rows = await selectShownChallenges(database, userId)
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .where('challenges.hidden_at', 'is', null)
    .execute()
  return rows.map((row) => row.challenge_id)
}

function selectShownChallenges(database: Database, userId: string) {
  return database
    .selectFrom('user_challenges')
    .select('user_challenges.challenge_id')
    .distinct()
    .where('user_challenges.user_id', '=', userId)
    .where('user_challenges.left_at', 'is', null)
    .where('user_challenges.audience', '=', 'site')
}

/** Shows these challenges of the member, and no others. */
export async function setShownChallenges(
  tx: Database,
  { userId, challengeIds }: { userId: string; challengeIds: string[] },
): Promise<void> {
  await tx
    .updateTable('user_challenges')
    .set({ audience: 'nobody' })
    .where('user_id', '=', userId)
    .where('audience', '=', 'site')
    .execute()
  if (challengeIds.length === 0) return
  await tx
    .updateTable('user_challenges')
    .set({ audience: 'site' })
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .where('challenge_id', 'in', challengeIds)
    .execute()
}
