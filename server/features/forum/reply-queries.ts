import type { DecisionAction } from '#contract/moderation.ts'
import type { Viewer } from '../../actor.ts'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { compilePageQuery, type PageRows } from '../../database/page-query.ts'
import { forgetDeletedPosts, indexNewReply, indexReplies } from '../../database/search-index.ts'
import type { Row, Database } from '../../database/tables.ts'
import { isPublic, isVisible } from '../../database/visibility.ts'
import { type Page, maxCursor, minCursor, getLimit } from '../../page.ts'
import { findHidingAction, toViewerSql } from './queries.ts'

export type ReplyRow = Row<'forum_replies'> & {
  author: string | null
  author_image: string | null
  /** The action that hid it; null unless hidden. */
  hidden_by: DecisionAction | null
}

/** Deletes a tombstone whose replies are all gone, hidden ones too. Lock the discussion first. */
export async function deleteOrphanedTombstone(tx: Database, id: string): Promise<void> {
  await tx
    .deleteFrom('forum_posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('replies', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('forum_replies').select('forum_replies.id').where('forum_replies.post_id', '=', id)),
      ),
    )
    .execute()
}

/** Counts a new reply as the last one. @returns undefined when the post does not exist or is a tombstone */
export function incrementReplies(tx: Database, postId: string, replyId: string) {
  return tx
    .updateTable('forum_posts')
    .set((eb) => ({
      replies: eb('replies', '+', 1),
      // A reply that took longer to write may be committed after a later one.
      activity_id: eb.case().when('activity_id', '<', replyId).then(replyId).else(eb.ref('activity_id')).end(),
    }))
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .where('removed_at', 'is', null)
    .returning(['user_id', 'hidden_at', 'locked_at', 'closes_at', 'crew_id'])
    .executeTakeFirst()
}

/** @param count 0 only locks the discussion */
export async function decrementReplies(tx: Database, postId: string, count: 0 | 1 = 1): Promise<void> {
  await tx
    .updateTable('forum_posts')
    .set((eb) => ({ replies: eb('replies', '-', count) }))
    .where('id', '=', postId)
    .execute()
}

/**
 * Lists the replies that the viewer sees: oldest first, or newest first in the thread of a crew, which is a conversation,
 * unless `from` says where to start. Removed ones are among them, as tombstones.
 */
export function listReplies(
  database: Database,
  viewer: Viewer,
  { id: postId, crew_id: crewId }: Pick<Row<'forum_posts'>, 'id' | 'crew_id'>,
  { from, ...page }: Page & { from?: string | undefined },
): Promise<PageRows<ReplyRow>> {
  const values = { ...viewer, postId, limit: getLimit(page) }
  if (crewId !== null && !from) return newestFirstQuery(database, { ...values, after: page.after ?? maxCursor })
  if (from && page.after === null) return fromReplyQuery(database, { ...values, after: from })
  return oldestFirstQuery(database, { ...values, after: page.after ?? minCursor })
}

/** Lists the replies before one that the viewer sees, oldest first. @returns `next`, with which the ones before follow */
export async function listRepliesBefore(
  database: Database,
  viewer: Viewer,
  { id: postId }: Pick<Row<'forum_posts'>, 'id'>,
  { before, page }: { before: string; page: Page },
): Promise<PageRows<ReplyRow>> {
  const { rows, next } = await newestFirstQuery(database, {
    ...viewer,
    postId,
    after: page.after ?? before,
    limit: getLimit(page),
  })
  return { rows: rows.toReversed(), next }
}

type RepliesPage = Viewer & { postId: string; after: string; limit: number }

const long = { content: 'forum_replies.content' }

const oldestFirstQuery = compilePageQuery(
  (database, parameter: QueryParameter<RepliesPage>) =>
    selectVisibleReplies(database, parameter)
      .where('forum_replies.id', '>', parameter('after'))
      .orderBy('forum_replies.id')
      .limit(parameter('limit')),
  { long },
)

const fromReplyQuery = compilePageQuery(
  (database, parameter: QueryParameter<RepliesPage>) =>
    selectVisibleReplies(database, parameter)
      .where('forum_replies.id', '>=', parameter('after'))
      .orderBy('forum_replies.id')
      .limit(parameter('limit')),
  { long },
)

const newestFirstQuery = compilePageQuery(
  (database, parameter: QueryParameter<RepliesPage>) =>
    selectVisibleReplies(database, parameter)
      .where('forum_replies.id', '<', parameter('after'))
      .orderBy('forum_replies.id', 'desc')
      .limit(parameter('limit')),
  { long },
)

function selectVisibleReplies(database: Database, parameter: QueryParameter<RepliesPage>) {
  return selectReplies(database)
    .where(isVisible('forum_replies', toViewerSql(parameter)))
    .where('forum_replies.post_id', '=', parameter('postId'))
}

export function findReplyById(
  database: Database,
  { postId, id }: { postId: string; id: string },
): Promise<ReplyRow | undefined> {
  return takeFirst(replyByIdQuery(database, { postId, id }))
}

const replyByIdQuery = compileQuery((database, parameter: QueryParameter<{ postId: string; id: string }>) =>
  selectReplies(database)
    .where('forum_replies.post_id', '=', parameter('postId'))
    .where('forum_replies.id', '=', parameter('id')),
)

/** @returns null when the member has no reply in the discussion that others see */
export async function findLatestReplyTime(
  tx: Database,
  { userId, postId }: { userId: string; postId: string },
): Promise<string | null> {
  const latest = await tx
    .selectFrom('forum_replies')
    .select('created_at')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where(isPublic('forum_replies'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.created_at ?? null
}

export function selectReplies(database: Database) {
  return database
    .selectFrom('forum_replies')
    .leftJoin('users', 'users.id', 'forum_replies.user_id')
    .selectAll('forum_replies')
    .select(['users.username as author', 'users.profile_image_url as author_image'])
    .select(findHidingAction('forum_replies').as('hidden_by'))
}

export async function insertReply(tx: Database, row: Row<'forum_replies'>): Promise<void> {
  await tx.insertInto('forum_replies').values(row).execute()
  await indexNewReply(tx, row)
}

type OwnReply = { userId: string; postId: string; id: string }

type ReplyChange = Pick<Row<'forum_replies'>, 'content' | 'edited_at'> &
  Partial<Pick<Row<'forum_replies'>, 'quoted_id' | 'quoted_text'>>

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
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (updated) await indexReplies(tx, [id])
  return updated !== undefined
}

/** @returns undefined when the member has no such reply */
export async function deleteReply(tx: Database, { userId, postId, id }: OwnReply) {
  const deleted = await tx
    .deleteFrom('forum_replies')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .returning(['hidden_at', 'removed_at', 'crew_id'])
    .executeTakeFirst()
  await forgetDeletedPosts(tx)
  return deleted
}
