import type { Database } from '../../database/tables.ts'

export async function listFollowerIds(tx: Database, postId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('forum_follows')
    .select('user_id')
    .where('post_id', '=', postId)
    .where('following', '=', true)
    .execute()
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

/** @returns undefined when the discussion does not exist or was deleted */
export function findFollow(database: Database, { postId, userId }: { postId: string; userId: string }) {
  return database
    .selectFrom('forum_posts')
    .leftJoin('forum_follows', (join) =>
      join.onRef('forum_follows.post_id', '=', 'forum_posts.id').on('forum_follows.user_id', '=', userId),
    )
    .select('forum_follows.following')
    .where('forum_posts.id', '=', postId)
    .where('forum_posts.deleted_at', 'is', null)
    .executeTakeFirst()
}
