import { sql } from 'kysely'
import type { Audience, ShareLevel } from '#contract/audience.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import type { Database } from '../../database/tables.ts'
import { challengeLevel } from '../../database/visibility.ts'

type Share = { crewId: string; userId: string }

/** Lists the active challenges of a member with what a crew sees of them, newest first. */
export function listChallengeLevels(database: Database, { crewId, userId }: Share) {
  return database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select(['user_challenges.id', joinedContent('title').as('title'), joinedContent('pillar').as('pillar')])
    .select(challengeLevel(sql`${crewId}`).as('level'))
    .where('user_challenges.user_id', '=', userId)
    .where('user_challenges.completed', '=', false)
    .where('user_challenges.left_at', 'is', null)
    .where('challenges.hidden_at', 'is', null)
    .orderBy('user_challenges.id', 'desc')
    .limit(100)
    .execute()
}

/** Lists the goals that a member has not completed with what a crew sees of them, newest first. */
export function listGoalLevels(database: Database, { crewId, userId }: Share) {
  return database
    .selectFrom('goals')
    .leftJoin('crew_goals', (join) =>
      join.onRef('crew_goals.goal_id', '=', 'goals.id').on('crew_goals.crew_id', '=', crewId),
    )
    .select(['goals.id', 'goals.title', 'goals.pillar'])
    .select((eb) => eb.fn.coalesce('crew_goals.level', sql<ShareLevel>`'nothing'`).as('level'))
    .where('goals.user_id', '=', userId)
    .where('goals.completed', '=', false)
    .orderBy('goals.id', 'desc')
    .limit(100)
    .execute()
}

/** Finds who sees those of some participations that are the member's and that they have not left. */
export async function listOwnAudiences(
  tx: Database,
  { userId, ids }: { userId: string; ids: string[] },
): Promise<Map<string, Audience>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('user_challenges')
    .select(['id', 'audience'])
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, audience }) => [id, audience]))
}

/** Shows a participation that nobody has seen to the member's crews, and at once hides it from all but one. */
export async function openToCrews(
  tx: Database,
  { userId, id, exceptCrew }: { userId: string; id: string; exceptCrew: string },
): Promise<void> {
  const others = await tx
    .selectFrom('crew_members')
    .select('crew_id')
    .where('user_id', '=', userId)
    .where('crew_id', '!=', exceptCrew)
    .execute()
  for (const { crew_id: crewId } of others) await upsertChallengeLevel(tx, { crewId, id, level: 'nothing' })
  await tx
    .updateTable('user_challenges')
    .set({ audience: 'crews' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Hides from a crew what the member shows to their crews and has not chosen for this one: it may have been opened to another
 * crew only.
 */
export async function hideUnchosen(tx: Database, { crewId, userId }: Share): Promise<void> {
  await tx
    .insertInto('crew_challenges')
    .columns(['crew_id', 'user_challenge_id', 'level'])
    .expression((eb) =>
      eb
        .selectFrom('user_challenges')
        .select([sql<string>`${crewId}`.as('crew_id'), 'id', sql<ShareLevel>`'nothing'`.as('level')])
        .where('user_id', '=', userId)
        .where('audience', '=', 'crews')
        .where('left_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Level = { crewId: string; id: string; level: ShareLevel }

export async function upsertChallengeLevel(tx: Database, { crewId, id, level }: Level): Promise<void> {
  await tx
    .insertInto('crew_challenges')
    .values({ crew_id: crewId, user_challenge_id: id, level })
    .onConflict((conflict) => conflict.columns(['crew_id', 'user_challenge_id']).doUpdateSet({ level }))
    .execute()
}

export async function listOwnGoals(
  tx: Database,
  { userId, ids }: { userId: string; ids: string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('goals').select('id').where('user_id', '=', userId).where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function upsertGoalLevel(tx: Database, { crewId, id, level }: Level): Promise<void> {
  await tx
    .insertInto('crew_goals')
    .values({ crew_id: crewId, goal_id: id, level })
    .onConflict((conflict) => conflict.columns(['crew_id', 'goal_id']).doUpdateSet({ level }))
    .execute()
}
