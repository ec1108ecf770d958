import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { isNotBlocked, isVisible } from '../../database/visibility.ts'

/** Lists who follows a discussion and sees both it and the reply: nobody who is blocked by or has blocked an author. */
export async function listFollowerIds(
  tx: Database,
  { postId, authorId, actorId }: { postId: string; authorId: string | null; actorId: string },
): Promise<string[]> {
  let query = tx
    .selectFrom('forum_follows')
    .select('user_id')
    .where('post_id', '=', postId)
    .where('following', '=', true)
    .where(isNotBlocked('user_id', sql`${actorId}`))
  if (authorId !== null && authorId !== actorId) query = query.where(isNotBlocked('user_id', sql`${authorId}`))
  const rows = await query.execute()
  return rows.map((row) => row.user_id)
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
    .select('forum_follows.following')
    .where('forum_posts.id', '=', postId)
    .where('forum_posts.deleted_at', 'is', null)
    .where('forum_posts.removed_at', 'is', null)
    .where(isVisible('forum_posts', { viewerId: sql`${viewerId}`, isStaff: sql`${isStaff}` }))
    .executeTakeFirst()
}
