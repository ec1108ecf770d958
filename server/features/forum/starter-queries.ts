import type { ExpressionBuilder } from 'kysely'
import { forgetDeletedPosts, indexDiscussions } from '../../database/search-index.ts'
import type { Database, Tables } from '../../database/tables.ts'
import type { PostChange } from './queries.ts'

export function selectStarterTitles(database: Database, communityName: string) {
  return database
    .selectFrom('forum_posts')
    .select(['title', 'pillar'])
    .where('username', '=', communityName)
    .where('deleted_at', 'is', null)
    .where(isStarter)
    .orderBy('id')
    .execute()
}

export async function selectStarterIds(database: Database, communityName: string): Promise<string[]> {
  const rows = await database
    .selectFrom('forum_posts')
    .select('id')
    .where('username', '=', communityName)
    .where('deleted_at', 'is', null)
    .where(isStarter)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateStarterNames(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable('forum_posts')
    .set({ username: to })
    .where('user_id', 'is', null)
    .where('username', '=', from)
    .execute()
}

/** @param starter.includeAnswered also updates a discussion with replies */
export async function updateStarter(
  tx: Database,
  { id, change, includeAnswered }: { id: string; change: PostChange; includeAnswered: boolean },
): Promise<boolean> {
  let query = tx.updateTable('forum_posts').set(change).where('id', '=', id).where(isStarter)
  if (!includeAnswered) query = query.where('replies', '=', 0).where(hasNoReplies)
  const updated = await query.returning('id').executeTakeFirst()
  if (updated) await indexDiscussions(tx, [id])
  return updated !== undefined
}

/** Deletes a starter discussion without replies. Replying locks the same row, so the two cannot interleave. */
export async function deleteUnansweredStarter(tx: Database, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('forum_posts')
    .where('id', '=', id)
    .where(isStarter)
    .where('replies', '=', 0)
    .where(hasNoReplies)
    .returning('id')
    .executeTakeFirst()
  await forgetDeletedPosts(tx)
  return deleted !== undefined
}

/** The counter leaves out hidden replies. */
function hasNoReplies(eb: ExpressionBuilder<Tables, 'forum_posts'>) {
  const replies = eb
    .selectFrom('forum_replies')
    .select('forum_replies.id')
    .whereRef('forum_replies.post_id', '=', 'forum_posts.id')
  return eb.not(eb.exists(replies))
}

/** The threads of challenges and crews have no author either. */
function isStarter(eb: ExpressionBuilder<Tables, 'forum_posts'>) {
  return eb.and([eb('user_id', 'is', null), eb('challenge_id', 'is', null), eb('crew_id', 'is', null)])
}
