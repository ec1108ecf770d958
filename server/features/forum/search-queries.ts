import { sql } from 'kysely'
import type { Pillar } from '#contract/pillars.ts'
import type { Viewer } from '../../actor.ts'
import { isPostgres } from '../../database/is-postgres.ts'
import type { Database } from '../../database/tables.ts'
import { isFound, type ViewerSql } from '../../database/visibility.ts'

/** In discussions of a pillar, or of all. */
type Posts = { ids: string[]; pillar: Pillar | null }

/** One parameter, because SQLite would prepare the query again for each number of ids. */
function listIds(database: Database, ids: string[]) {
  return isPostgres(database)
    ? sql<string>`select json_array_elements_text(${JSON.stringify(ids)}::json)`
    : sql<string>`select value from json_each(${JSON.stringify(ids)})`
}

/** Selects those of many posts that the viewer may read. @returns the ids of their discussions, by their own ids */
export async function selectSeenPosts(
  database: Database,
  viewer: Viewer,
  { ids, pillar }: Posts,
): Promise<Map<string, string>> {
  // A scalar, because PostgreSQL would join all posts.
  const rows = await database
    .selectFrom('search_entries')
    .select((eb) => [
      'id',
      eb
        .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('entry'))
        .leftJoin('forum_replies', (join) => join.onRef('forum_replies.id', '=', 'search_entries.reply_id'))
        .innerJoin('forum_posts', (join) => join.on('forum_posts.id', '=', discussionId))
        .select('forum_posts.id')
        .where(isFound(toSql(viewer)))
        .$if(pillar !== null, (query) => query.where('forum_posts.pillar', '=', pillar))
        .as('discussionId'),
    ])
    .where('id', 'in', sql<string>`(${listIds(database, ids)})`)
    .execute()
  return new Map(rows.flatMap(({ id, discussionId }) => (discussionId === null ? [] : [[id, discussionId]])))
}

const discussionId = sql<string>`coalesce(search_entries.post_id, forum_replies.post_id)`

export type FoundPost = Awaited<ReturnType<typeof selectFoundPosts>>[number]

/** Selects those of a few posts that the viewer may read, with their texts. */
export function selectFoundPosts(database: Database, viewer: Viewer, { ids, pillar }: Posts) {
  return database
    .selectFrom('search_entries')
    .leftJoin('forum_replies', 'forum_replies.id', 'search_entries.reply_id')
    .innerJoin('forum_posts', (join) => join.on('forum_posts.id', '=', discussionId))
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
    .where(isFound(toSql(viewer)))
    .$if(pillar !== null, (query) => query.where('forum_posts.pillar', '=', pillar))
    .execute()
}

function toSql({ viewerId, isStaff }: Viewer): ViewerSql {
  return { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
}
