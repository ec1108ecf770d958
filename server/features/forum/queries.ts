import type { Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import { rowsToRead, type Page } from '../../http/cursor.ts'

export type PostRow = Awaited<ReturnType<typeof postsOf>>[number]

/** Posts with their author's present name, newest first. */
export function postsOf(database: Database, { pillar, page }: { pillar: Pillar | null; page: Page }) {
  let query = database
    .selectFrom('forum_posts')
    .leftJoin('users', 'users.id', 'forum_posts.user_id')
    .selectAll('forum_posts')
    .select('users.username as author')
    .orderBy('forum_posts.id', 'desc')
    .limit(rowsToRead(page))
  if (pillar) query = query.where('forum_posts.pillar', '=', pillar)
  if (page.after) query = query.where('forum_posts.id', '<', page.after)
  return query.execute()
}

export async function insertPost(
  tx: Database,
  row: { id: string; userId: string | null; username: string; pillar: Pillar; title: string; content: string; createdAt: string },
): Promise<void> {
  await tx
    .insertInto('forum_posts')
    .values({
      id: row.id,
      user_id: row.userId,
      username: row.username,
      pillar: row.pillar,
      title: row.title,
      content: row.content,
      replies: 0,
      created_at: row.createdAt,
    })
    .execute()
}
