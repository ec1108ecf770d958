import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { inBatches } from '../../database/batches.ts'
import type { Database } from '../../database/tables.ts'
import { isVisible } from '../../database/visibility.ts'
import type { QuotedAuthor } from './present.ts'

/** Finds the authors of discussions and replies of which the viewer sees the text. */
export async function listQuotedAuthors(
  database: Database,
  viewer: Viewer,
  ids: string[],
): Promise<Map<string, QuotedAuthor>> {
  const found = new Map<string, QuotedAuthor>()
  for (const batch of inBatches([...new Set(ids)]))
    for (const { id, ...author } of await selectTexts(database, viewer, batch)
      .select(['texts.id', 'texts.user_id', 'texts.username', 'users.username as author'])
      .execute())
      found.set(id, author)
  return found
}

/** Finds the discussion, or a reply in it, that a member wants to quote. */
export function findQuotable(
  database: Database,
  viewer: Viewer,
  { postId, id }: { postId: string; id: string },
): Promise<{ user_id: string | null; content: string } | undefined> {
  return selectTexts(database, viewer, [id])
    .select(['texts.user_id', 'texts.content'])
    .where('texts.post_id', '=', postId)
    .executeTakeFirst()
}

/** Selects the discussions and replies of which the viewer sees the text. */
function selectTexts(database: Database, { viewerId, isStaff }: Viewer, ids: string[]) {
  const viewer = { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
  const posts = database
    .selectFrom('forum_posts')
    .select(['id', 'id as post_id', 'user_id', 'username', 'content'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('removed_at', 'is', null)
    .where(isVisible('forum_posts', viewer))
  const replies = database
    .selectFrom('forum_replies')
    .select(['id', 'post_id', 'user_id', 'username', 'content'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('removed_at', 'is', null)
    .where(isVisible('forum_replies', viewer))
  return database.selectFrom(posts.unionAll(replies).as('texts')).leftJoin('users', 'users.id', 'texts.user_id')
}

/** Lists the quotes of a post. */
export function listQuotesOf(tx: Database, quotedId: string): Promise<{ id: string; quoted_text: string | null }[]> {
  return tx
    .selectFrom('forum_replies')
    .select(['id', 'quoted_text'])
    .where('quoted_id', '=', quotedId)
    .where('quoted_text', 'is not', null)
    .execute()
}

/** Removes the words of posts that are deleted from the quotes of others. */
export async function clearQuotesOf(tx: Database, quotedIds: readonly string[]): Promise<void> {
  for (const batch of inBatches(quotedIds))
    await tx.updateTable('forum_replies').set({ quoted_text: null }).where('quoted_id', 'in', batch).execute()
}

/** Removes the words of quotes. */
export async function clearQuotes(tx: Database, ids: string[]): Promise<void> {
  for (const batch of inBatches(ids))
    await tx.updateTable('forum_replies').set({ quoted_text: null }).where('id', 'in', batch).execute()
}
