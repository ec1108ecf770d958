import { sql } from 'kysely'
import { readInBatches } from '../../database/batches.ts'
import { forgetDeletedPosts, indexDiscussions } from '../../database/search-index.ts'
import type { Database } from '../../database/tables.ts'
import { isNotBlocked, isPublic, visibleTitle } from '../../database/visibility.ts'
import type { ExportedMember } from '../../feature-data.ts'
import { refreshActivity } from './activity-queries.ts'
import { countVisibleReplies } from './queries.ts'

/** Lists discussions. An export that is not private leaves out the threads of crews, which staff do not read either. */
export const listDiscussions = ({ database, userId, isPrivate }: ExportedMember) =>
  database
    .selectFrom('forum_posts')
    .select(['id', 'title', 'pillar', 'content'])
    .select(countVisibleReplies({ viewerId: sql<string>`${userId}` }).as('replies'))
    .select(['created_at', 'edited_at'])
    .where('user_id', '=', userId)
    .$if(!isPrivate, (query) => query.where('crew_id', 'is', null))
    .$call(readInBatches(database, { long: ['content'] }))

export const listReplies = ({ database, userId, isPrivate }: ExportedMember) =>
  database
    .selectFrom('forum_replies')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_replies.post_id')
    .select(['forum_replies.id', visibleTitle(userId).as('discussion')])
    .select(['forum_replies.content', 'forum_replies.created_at', 'forum_replies.edited_at'])
    .where('forum_replies.user_id', '=', userId)
    .$if(!isPrivate, (query) => query.where('forum_replies.crew_id', 'is', null))
    .$call(readInBatches(database, { long: ['content'] }))

/** Lists pictures without their files, as posts are listed. */
export const listPictures = ({ database, userId, isPrivate }: ExportedMember) =>
  database
    .selectFrom('forum_pictures')
    .leftJoin('forum_replies', 'forum_replies.id', 'forum_pictures.reply_id')
    .select(['forum_pictures.id', 'alt', 'width', 'height', 'forum_pictures.post_id', 'reply_id'])
    .select('forum_pictures.created_at')
    .where('forum_pictures.user_id', '=', userId)
    .$if(!isPrivate, (query) =>
      query
        .where('forum_replies.crew_id', 'is', null)
        .where((eb) => eb.or([eb('forum_pictures.post_id', 'is not', null), eb('reply_id', 'is not', null)])),
    )
    .$call(readInBatches(database))

export function findPicture(database: Database, id: string) {
  return database.selectFrom('forum_pictures').select('bytes').where('id', '=', id).executeTakeFirst()
}
export const listReads = ({ database, userId, isPrivate }: ExportedMember) =>
  database
    .selectFrom('forum_reads')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_reads.post_id')
    .select(['forum_posts.id', visibleTitle(userId).as('discussion'), 'forum_reads.read_id'])
    .where('forum_reads.user_id', '=', userId)
    // As if they had been deleted: a row without a title would show that someone blocks.
    .where(isNotBlocked('forum_posts.user_id', sql<string>`${userId}`))
    .$if(!isPrivate, (query) => query.where('forum_posts.crew_id', 'is', null))
    .$call(readInBatches(database))

export const listVisits = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('forum_visits')
    .select(['user_id as id', 'visited_at', 'previous_at'])
    .where('user_id', '=', userId)
    .$call(readInBatches(database))

export async function anonymizePosts(tx: Database, userId: string): Promise<void> {
  const anonymousAuthor = { user_id: null, username: '' }
  await tx.updateTable('forum_posts').set(anonymousAuthor).where('user_id', '=', userId).execute()
  await tx.updateTable('forum_replies').set(anonymousAuthor).where('user_id', '=', userId).execute()
}

/** Delete the member's posts and replies. Posts with replies from others become tombstones. */
export async function removePosts(tx: Database, { userId, now }: { userId: string; now: string }): Promise<void> {
  const answered = await tx
    .selectFrom('forum_replies')
    .select('post_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  // This update also locks each of these discussions, so no reply can arrive until the transaction ends.
  await tx
    .updateTable('forum_posts')
    .set((eb) => ({
      replies: eb(
        'replies',
        '-',
        eb
          .selectFrom('forum_replies')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('forum_replies.post_id', '=', 'forum_posts.id')
          .where('forum_replies.user_id', '=', userId)
          .where(isPublic('forum_replies')),
      ),
    }))
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('id', 'in', eb.selectFrom('forum_replies').select('post_id').where('forum_replies.user_id', '=', userId)),
      ]),
    )
    .execute()
  // Tombstones that were only kept for this member's replies.
  await tx
    .deleteFrom('forum_posts')
    .where('deleted_at', 'is not', null)
    .where('replies', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('forum_replies')
            .select('forum_replies.id')
            .whereRef('forum_replies.post_id', '=', 'forum_posts.id')
            .where((or) => or.or([or('forum_replies.user_id', 'is', null), or('forum_replies.user_id', '!=', userId)])),
        ),
      ),
    )
    .where('id', 'in', (eb) =>
      eb.selectFrom('forum_replies').select('post_id').where('forum_replies.user_id', '=', userId),
    )
    .execute()
  await tx
    .updateTable('forum_replies')
    .set({ quoted_text: null })
    .where('quoted_id', 'in', (eb) =>
      eb
        .selectFrom('forum_replies as own')
        .select('own.id')
        .where('own.user_id', '=', userId)
        .unionAll(eb.selectFrom('forum_posts').select('forum_posts.id').where('forum_posts.user_id', '=', userId)),
    )
    .execute()
  await tx.deleteFrom('forum_replies').where('user_id', '=', userId).execute()
  const tombstones = await tx
    .updateTable('forum_posts')
    .set({ user_id: null, username: '', title: 'Deleted', content: '', deleted_at: now })
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('forum_replies')
          .select('forum_replies.id')
          .whereRef('forum_replies.post_id', '=', 'forum_posts.id'),
      ),
    )
    .returning('id')
    .execute()
  await indexDiscussions(
    tx,
    tombstones.map(({ id }) => id),
  )
  await tx.deleteFrom('forum_posts').where('user_id', '=', userId).execute()
  await forgetDeletedPosts(tx)
  await refreshActivity(
    tx,
    answered.map((row) => row.post_id),
  )
}
