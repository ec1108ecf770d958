import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { isFound } from '../../database/visibility.ts'

/** Selects the posts of search results again, because the viewer may no longer see some of them. */
export function selectFoundPosts(database: Database, { viewerId, isStaff }: Viewer, ids: string[]) {
  const viewer = { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
  return database
    .selectFrom('search_entries')
    .leftJoin('forum_replies', 'forum_replies.id', 'search_entries.reply_id')
    .innerJoin('forum_posts', (join) =>
      join.on('forum_posts.id', '=', sql<string>`coalesce(search_entries.post_id, forum_replies.post_id)`),
    )
    .leftJoin('users', (join) =>
      join.on((eb) =>
        eb(
          'users.id',
          '=',
          sql<string>`case when forum_replies.id is null then forum_posts.user_id else forum_replies.user_id end`,
        ),
      ),
    )
    .select(['search_entries.id', 'forum_posts.id as post_id', 'forum_replies.id as reply_id'])
    .select(['forum_posts.title', 'forum_posts.pillar', 'forum_posts.crew_id', 'users.username as author'])
    .select((eb) => [
      eb.fn.coalesce('forum_replies.username', 'forum_posts.username').as('username'),
      eb.fn.coalesce('forum_replies.content', 'forum_posts.content').as('content'),
      eb.fn.coalesce('forum_replies.created_at', 'forum_posts.created_at').as('created_at'),
    ])
    .where('search_entries.id', 'in', ids)
    .where(isFound(viewer))
    .execute()
}
