import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { isNotBlocked, isOfOwnCrew, isOfSeenChallenge, isVisible } from '../../database/visibility.ts'
import { isReplyToReader } from './post-queries.ts'

export type ReplyToTell = { id: string; postId: string; createdAt: string; authorId: string }

/**
 * Keeps those of the members who are told about a reply: they follow the discussion, see it and the reply, and have neither
 * read the reply nor been told that it mentions or quotes them.
 */
export async function selectFollowerIds(tx: Database, reply: ReplyToTell, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const { postId, authorId } = reply
  const rows = await selectReaders(tx, { postId, authorId, userIds })
    .leftJoin('forum_follows', (join) =>
      join.onRef('forum_follows.user_id', '=', 'users.id').on('forum_follows.post_id', '=', postId),
    )
    // The members of a crew follow its thread unless they have unfollowed it.
    .where((eb) =>
      eb.or([
        eb('forum_follows.following', '=', true),
        eb.and([eb('forum_follows.following', 'is', null), eb('forum_posts.crew_id', 'is not', null)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications')
            .innerJoin('forum_replies', (join) => join.on('forum_replies.id', '=', reply.id))
            .select('notifications.id')
            .whereRef('notifications.user_id', '=', 'users.id')
            .where('notifications.group_key', '=', `mention:${postId}`)
            .where('notifications.event_at', '>=', reply.createdAt)
            .where(isReplyToReader()),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('forum_reads')
            .select('forum_reads.read_id')
            .whereRef('forum_reads.user_id', '=', 'users.id')
            .where('forum_reads.post_id', '=', postId)
            .where('forum_reads.read_id', '>=', reply.id),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Keeps those of the members who see a discussion and a post of this author in it. */
export async function selectReaderIds(
  tx: Database,
  post: { postId: string; authorId: string; userIds: string[] },
): Promise<string[]> {
  if (post.userIds.length === 0) return []
  const rows = await selectReaders(tx, post).execute()
  return rows.map(({ id }) => id)
}

/** Leaves out who is blocked by or has blocked the author of the discussion or of the post. */
function selectReaders(
  tx: Database,
  { postId, authorId, userIds }: { postId: string; authorId: string; userIds: string[] },
) {
  return tx
    .selectFrom('users')
    .innerJoin('forum_posts', (join) => join.on('forum_posts.id', '=', postId))
    .select('users.id')
    .where('users.id', 'in', userIds)
    .where(isOfOwnCrew('forum_posts', sql.ref('users.id')))
    .where(isOfSeenChallenge(sql.ref('users.id')))
    .where(isNotBlocked('users.id', sql`${authorId}`))
    .where(isNotBlocked('forum_posts.user_id', sql.ref('users.id')))
}

/** Lists who may follow a discussion, by id: members with a row about it, and those in the crew of its thread. */
export async function listCandidateIds(
  tx: Database,
  { postId, after, limit }: { postId: string; after: string; limit: number },
): Promise<string[]> {
  // Each list is limited on its own, so that it is not read as a whole.
  const withRow = tx
    .selectFrom('forum_follows')
    .select('user_id')
    .where('post_id', '=', postId)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
  const ofCrew = tx
    .selectFrom('crew_members')
    .innerJoin('forum_posts', 'forum_posts.crew_id', 'crew_members.crew_id')
    .select('crew_members.user_id')
    .where('forum_posts.id', '=', postId)
    .where('crew_members.user_id', '>', after)
    .orderBy('crew_members.user_id')
    .limit(limit)
  const rows = await tx
    .selectFrom(withRow.as('with_row'))
    .select('user_id')
    .union(tx.selectFrom(ofCrew.as('of_crew')).select('user_id'))
    .orderBy('user_id')
    .limit(limit)
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
