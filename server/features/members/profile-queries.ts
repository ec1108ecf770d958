import { sql } from 'kysely'
import { foldText } from '#contract/fold-words.ts'
import type { Database, Row } from '../../database/tables.ts'
import { isParticipationSeen, knownName } from '../../database/visibility.ts'

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

export type ProfileRow = Pick<Row<'profiles'>, 'about' | 'pillars' | 'shown' | 'findable_name'>

export function findProfile(database: Database, userId: string): Promise<ProfileRow | undefined> {
  return database
    .selectFrom('profiles')
    .select(['about', 'pillars', 'shown', 'findable_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The name of a member who allows it, as search compares it. */
export async function findFoldedName(tx: Database, userId: string): Promise<string> {
  const row = await tx.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirstOrThrow()
  return foldText(row.username)
}

export async function upsertProfile(tx: Database, row: Row<'profiles'>): Promise<void> {
  const { about, pillars, shown, findable_name } = row
  await tx
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ about, pillars, shown, findable_name }))
    .execute()
}

/** Lists the challenges that a member shows to everyone, without those they left. */
export async function listShownChallenges(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('user_challenges')
    .select('challenge_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .where('audience', '=', 'site')
    .execute()
  return rows.map((row) => row.challenge_id)
}

/** Lists the participations of a member that the viewer sees. In their own profile, members see what everyone sees. */
export async function listSeenParticipations(
  database: Database,
  { userId, viewerId }: { userId: string; viewerId: string },
): Promise<string[]> {
  let query = database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .select('user_challenges.id')
    .where('user_challenges.user_id', '=', userId)
    .where('user_challenges.left_at', 'is', null)
    .where('challenges.hidden_at', 'is', null)
    .where(isParticipationSeen(sql<string>`${viewerId}`))
  if (viewerId === userId) query = query.where('user_challenges.audience', '=', 'site')
  return (await query.execute()).map(({ id }) => id)
}

/** Shows these challenges of the member to everyone. Of the others, those that everyone saw are seen by nobody. */
export async function setShownChallenges(
  tx: Database,
  { userId, challengeIds }: { userId: string; challengeIds: string[] },
): Promise<void> {
  const ofMember = tx.updateTable('user_challenges').where('user_id', '=', userId)
  let others = ofMember.set({ audience: 'nobody' }).where('audience', '=', 'site')
  if (challengeIds.length > 0) others = others.where('challenge_id', 'not in', challengeIds)
  await others.execute()
  if (challengeIds.length === 0) return
  await ofMember.set({ audience: 'site' }).where('challenge_id', 'in', challengeIds).execute()
}
