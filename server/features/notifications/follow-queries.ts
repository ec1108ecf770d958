import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { isNotBlocked, isOfOwnCrew, isOfSeenChallenge, isVisible } from '../../database/visibility.ts'

/** Lists who follows a discussion and sees both it and the reply: nobody who is blocked by or has blocked an author. */
export async function listFollowerIds(
  tx: Database,
  { postId, authorId, actorId }: { postId: string; authorId: string | null; actorId: string },
): Promise<string[]> {
  let query = tx
    .selectFrom('users')
    .innerJoin('forum_posts', (join) => join.on('forum_posts.id', '=', postId))
    .leftJoin('forum_follows', (join) =>
      join.onRef('forum_follows.user_id', '=', 'users.id').on('forum_follows.post_id', '=', postId),
    )
    .select('users.id')
    .where('users.id', 'in', candidates(tx, postId))
    // The members of a crew follow its thread unless they have unfollowed it.
    .where((eb) =>
      eb.or([
        eb('forum_follows.following', '=', true),
        eb.and([eb('forum_follows.following', 'is', null), eb('forum_posts.crew_id', 'is not', null)]),
      ]),
    )
    .where(isOfOwnCrew('forum_posts', sql.ref('users.id')))
    .where(isOfSeenChallenge(sql.ref('users.id')))
    .where(isNotBlocked('users.id', sql`${actorId}`))
  if (authorId !== null && authorId !== actorId) query = query.where(isNotBlocked('users.id', sql`${authorId}`))
  const rows = await query.execute()
  return rows.map(({ id }) => id)
}

/** Keeps those of the members who see a discussion: nobody who is blocked by or has blocked its author or the actor. */
export async function listReaderIds(
  tx: Database,
  { postId, actorId, userIds }: { postId: string; actorId: string; userIds: string[] },
): Promise<string[]> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('users')
    .innerJoin('forum_posts', (join) => join.on('forum_posts.id', '=', postId))
    .select('users.id')
    .where('users.id', 'in', ids)
    .where(isOfOwnCrew('forum_posts', sql.ref('users.id')))
    .where(isOfSeenChallenge(sql.ref('users.id')))
    .where(isNotBlocked('users.id', sql`${actorId}`))
    .where((eb) =>
      eb.or([eb('forum_posts.user_id', 'is', null), isNotBlocked('forum_posts.user_id', sql.ref('users.id'))]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects who has a row about a discussion, and who is in the crew of a thread. */
function candidates(tx: Database, postId: string) {
  return tx
    .selectFrom('forum_follows')
    .select('forum_follows.user_id')
    .where('forum_follows.post_id', '=', postId)
    .union(
      tx
        .selectFrom('crew_members')
        .innerJoin('forum_posts as threads', 'threads.crew_id', 'crew_members.crew_id')
        .select('crew_members.user_id')
        .where('threads.id', '=', postId),
    )
}

type Follow = { postId: string; userId: string; now: string }

/** Follows a discussion unless the member has a row already, which may say that they unfollowed it. */
export async function insertFollow(tx: Database, { postId, userId, now }: Follow): Promise<void> {
  await tx
    .insertInto('forum_follows')
    .values({ post_id: postId, user_id: userId, following: true, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function upsertFollow(
  tx: Database,
  { postId, userId, following, now }: Follow & { following: boolean },
): Promise<void> {
  await tx
    .insertInto('forum_follows')
    .values({ post_id: postId, user_id: userId, following, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'user_id'])
        .doUpdateSet((eb) => ({ following: eb.ref('excluded.following'), created_at: eb.ref('excluded.created_at') }))
        .where('forum_follows.following', '!=', following),
    )
    .execute()
}

/** @returns undefined when the discussion does not exist, was deleted or removed, or is hidden from the member */
export function findFollow(database: Database, { viewerId, isStaff }: Viewer, postId: string) {
  return database
    .selectFrom('forum_posts')
    .leftJoin('forum_follows', (join) =>
      join.onRef('forum_follows.post_id', '=', 'forum_posts.id').on('forum_follows.user_id', '=', viewerId),
    )
    .select(['forum_follows.following', 'forum_posts.crew_id'])
    .where('forum_posts.id', '=', postId)
    .where('forum_posts.deleted_at', 'is', null)
    .where('forum_posts.removed_at', 'is', null)
    .where(isVisible('forum_posts', { viewerId: sql`${viewerId}`, isStaff: sql`${isStaff}` }))
    .executeTakeFirst()
}
