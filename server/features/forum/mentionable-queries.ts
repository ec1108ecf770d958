import { sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'
import { crewmatesOf, isNotBlocked, isVisible } from '../../database/visibility.ts'

export type MentionableRow = Pick<Row<'users'>, 'id' | 'username' | 'profile_image_url'>

const mostCompleted = 8
/** Authors of the newest posts of a long thread. */
const readAuthors = 200

/** Lists members whose names begin with some letters, those who have written in the discussion first. */
export async function listMembersLike(
  database: Database,
  { viewerId, isStaff }: Viewer,
  { post, prefix }: { post: Pick<Row<'forum_posts'>, 'id' | 'user_id' | 'crew_id'>; prefix: string },
): Promise<MentionableRow[]> {
  const viewer = { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
  const authors = await database
    .selectFrom((eb) =>
      eb
        .selectFrom('forum_replies')
        .select(['forum_replies.id', 'forum_replies.user_id'])
        .where('forum_replies.post_id', '=', post.id)
        .where('forum_replies.deleted_at', 'is', null)
        .where('forum_replies.removed_at', 'is', null)
        .where(isVisible('forum_replies', viewer))
        .orderBy('forum_replies.id', 'desc')
        .limit(readAuthors)
        .as('newest'),
    )
    .select('newest.user_id')
    .select((eb) => eb.fn.max('newest.id').as('last'))
    .where('newest.user_id', 'is not', null)
    .groupBy('newest.user_id')
    .orderBy('last', 'desc')
    .execute()
  const writers = [...new Set([...authors.map((row) => row.user_id), post.user_id])].filter((id) => id !== null)
  const rows = await database
    .selectFrom('users')
    .select(['id', 'username', 'profile_image_url'])
    .where('suspended_at', 'is', null)
    .where('id', '!=', viewerId)
    .where(isNotBlocked('users.id', viewer.viewerId))
    .where(sql<SqlBool>`substr(username_key, 1, ${prefix.length}) = ${prefix}`)
    .where((eb) =>
      eb.or([
        ...(writers.length > 0 ? [eb('id', 'in', writers)] : []),
        post.crew_id === null
          ? sql<SqlBool>`users.id in (${crewmatesOf(viewer.viewerId)})`
          : eb('id', 'in', eb.selectFrom('crew_members').select('user_id').where('crew_id', '=', post.crew_id)),
      ]),
    )
    .orderBy('username_key')
    .execute()
  const place = (id: string) => (writers.includes(id) ? writers.indexOf(id) : writers.length)
  return rows.toSorted((one, other) => place(one.id) - place(other.id)).slice(0, mostCompleted)
}
