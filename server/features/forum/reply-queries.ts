import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import type { Row, Database } from '../../database/tables.ts'
import { type Page, minCursor, getFetchLimit } from '../../page.ts'

export type ReplyRow = Row<'forum_replies'> & { author: string | null }

/** Deletes a tombstone whose replies are all gone. */
export async function deleteOrphanedTombstone(tx: Database, id: string): Promise<void> {
  await tx
    .deleteFrom('forum_posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('replies', '=', 0)
    .execute()
}

/** Increments the reply count. @returns false when the post does not exist or is a tombstone */
export async function incrementReplies(tx: Database, postId: string): Promise<boolean> {
  const counted = await tx
    .updateTable('forum_posts')
    .set((eb) => ({ replies: eb('replies', '+', 1) }))
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

export async function decrementReplies(tx: Database, postId: string): Promise<void> {
  await tx
    .updateTable('forum_posts')
    .set((eb) => ({ replies: eb('replies', '-', 1) }))
    .where('id', '=', postId)
    .execute()
}

export function listReplies(database: Database, postId: string, page: Page): Promise<ReplyRow[]> {
  return repliesPageQuery(database, { postId, after: page.after ?? minCursor, limit: getFetchLimit(page) })
}

const repliesPageQuery = compileQuery(
  (database, parameter: QueryParameter<{ postId: string; after: string; limit: number }>) =>
    replies(database)
      .where('forum_replies.post_id', '=', parameter('postId'))
      .where('forum_replies.id', '>', parameter('after'))
      .orderBy('forum_replies.id')
      .limit(parameter('limit')),
)

export function findReplyById(
  database: Database,
  { postId, id }: { postId: string; id: string },
): Promise<ReplyRow | undefined> {
  return takeFirst(replyByIdQuery(database, { postId, id }))
}

const replyByIdQuery = compileQuery((database, parameter: QueryParameter<{ postId: string; id: string }>) =>
  replies(database)
    .where('forum_replies.post_id', '=', parameter('postId'))
    .where('forum_replies.id', '=', parameter('id')),
)

export function findReplyByRequest(
  database: Database,
  { userId, requestId }: { userId: string; requestId: string | null },
): Promise<ReplyRow | undefined> {
  return replies(database)
    .where('forum_replies.user_id', '=', userId)
    .where('forum_replies.request_id', '=', requestId)
    .executeTakeFirst()
}

function replies(database: Database) {
  return database
    .selectFrom('forum_replies')
    .leftJoin('users', 'users.id', 'forum_replies.user_id')
    .selectAll('forum_replies')
    .select('users.username as author')
}

/** @returns false on a retry */
export async function insertReply(tx: Database, row: Row<'forum_replies'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('forum_replies')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type OwnReply = { userId: string; postId: string; id: string }

type ReplyChange = Pick<Row<'forum_replies'>, 'content' | 'edited_at'>

export async function updateReply(
  tx: Database,
  { userId, postId, id, change }: OwnReply & { change: ReplyChange },
): Promise<boolean> {
  const updated = await tx
    .updateTable('forum_replies')
    .set(change)
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function deleteReply(tx: Database, { userId, postId, id }: OwnReply): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('forum_replies')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
