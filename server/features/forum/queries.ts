import { sql, type RawBuilder } from 'kysely'
import type { DecisionAction } from '#contract/moderation.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Viewer } from '../../actor.ts'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { compilePageQuery, type PageRows } from '../../database/page-query.ts'
import { forgetDeletedPosts, indexDiscussions, indexNewDiscussion } from '../../database/search-index.ts'
import type { Row, Database } from '../../database/tables.ts'
import { blockedMembers, hasBlocks, isPublic, isVisible, type ViewerSql } from '../../database/visibility.ts'
import { type Page, maxCursor, getLimit } from '../../page.ts'

/** A post with its author's current name: null for community posts and deleted accounts. */
export type PostRow = Row<'forum_posts'> & {
  author: string | null
  /** Replies that the viewer sees: without those of blocked members. */
  visible_replies: number
  /** The action that hid it; null unless hidden. */
  hidden_by: DecisionAction | null
}

type PageValues = Viewer & { after: string; limit: number }

/** Lists the discussions that the viewer sees, newest first. Removed ones are not listed for anyone. */
export function listPosts(
  database: Database,
  viewer: Viewer,
  { pillar, page }: { pillar: Pillar | null; page: Page },
): Promise<PageRows<PostRow>> {
  const values = { ...viewer, after: page.after ?? maxCursor, limit: getLimit(page) }
  return pillar ? pillarPostsPageQuery(database, { ...values, pillar }) : postsPageQuery(database, values)
}

const long = { content: 'forum_posts.content' }

const postsPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<PageValues>) =>
    selectPostsBefore(database, parameter('after'), toViewerSql(parameter)).limit(parameter('limit')),
  { long },
)

const pillarPostsPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<PageValues & { pillar: Pillar }>) =>
    selectPostsBefore(database, parameter('after'), toViewerSql(parameter))
      .where('forum_posts.pillar', '=', parameter('pillar'))
      .limit(parameter('limit')),
  { long },
)

function selectPostsBefore(database: Database, after: RawBuilder<string>, viewer: ViewerSql) {
  return (
    selectPosts(database, viewer)
      .where('forum_posts.id', '<', after)
      .where('forum_posts.removed_at', 'is', null)
      .where('forum_posts.crew_id', 'is', null)
      // The thread of a challenge is about what members write in it.
      .where((eb) => eb.or([eb('forum_posts.challenge_id', 'is', null), eb('forum_posts.replies', '>', 0)]))
      .orderBy('forum_posts.id', 'desc')
  )
}

const maxPinned = 100

/** Lists the pinned discussions, the last one pinned first. Those over the size of a page are only in the list of all. */
export async function listPinnedPosts(database: Database, viewer: Viewer, pillar: Pillar | null): Promise<PostRow[]> {
  const values = { ...viewer, limit: maxPinned }
  const { rows } = await (pillar ? pinnedOfPillarQuery(database, { ...values, pillar }) : pinnedQuery(database, values))
  return rows
}

type PinnedValues = Viewer & { limit: number }

const pinnedQuery = compilePageQuery(
  (database, parameter: QueryParameter<PinnedValues>) =>
    selectPinned(database, toViewerSql(parameter)).limit(parameter('limit')),
  { long },
)

const pinnedOfPillarQuery = compilePageQuery(
  (database, parameter: QueryParameter<PinnedValues & { pillar: Pillar }>) =>
    selectPinned(database, toViewerSql(parameter))
      .where('forum_posts.pillar', '=', parameter('pillar'))
      .limit(parameter('limit')),
  { long },
)

function selectPinned(database: Database, viewer: ViewerSql) {
  return selectPosts(database, viewer)
    .where('forum_posts.pinned_at', 'is not', null)
    .where('forum_posts.crew_id', 'is', null)
    .where('forum_posts.deleted_at', 'is', null)
    .where('forum_posts.removed_at', 'is', null)
    .orderBy('forum_posts.pinned_at', 'desc')
    .orderBy('forum_posts.id', 'desc')
}

/** Finds a discussion whoever sees it. */
export function findPostById(database: Database, id: string) {
  return database
    .selectFrom('forum_posts')
    .leftJoin('users', 'users.id', 'forum_posts.user_id')
    .selectAll('forum_posts')
    .select('users.username as author')
    .where('forum_posts.id', '=', id)
    .executeTakeFirst()
}

/** Finds a discussion that the viewer can open: a removed one too, which they see as a tombstone. */
export function findVisiblePost(database: Database, viewer: Viewer, id: string): Promise<PostRow | undefined> {
  return takeFirst(postByIdQuery(database, { ...viewer, id }))
}

const postByIdQuery = compileQuery((database, parameter: QueryParameter<Viewer & { id: string }>) =>
  selectPosts(database, toViewerSql(parameter)).where('forum_posts.id', '=', parameter('id')),
)

function selectPosts(database: Database, viewer: ViewerSql) {
  return database
    .selectFrom('forum_posts')
    .leftJoin('users', 'users.id', 'forum_posts.user_id')
    .selectAll('forum_posts')
    .select('users.username as author')
    .select([countVisibleReplies(viewer).as('visible_replies'), findHidingAction('forum_posts').as('hidden_by')])
    .where(isVisible('forum_posts', viewer))
}

/** The stored counter, which has to leave out replies of blocked members only for viewers with blocks. */
export function countVisibleReplies({ viewerId }: Pick<ViewerSql, 'viewerId'>): RawBuilder<number> {
  return sql<number>`case when ${hasBlocks(viewerId)} then forum_posts.replies - (select count(*) from forum_replies where forum_replies.post_id = forum_posts.id and forum_replies.user_id in (${blockedMembers(viewerId)}) and ${isPublic('forum_replies')}) else forum_posts.replies end`
}

/** Reads the action that hid a post, only for hidden posts. */
export function findHidingAction(table: 'forum_posts' | 'forum_replies'): RawBuilder<DecisionAction | null> {
  return sql<DecisionAction | null>`case when ${sql.ref(`${table}.hidden_at`)} is not null then (select action from moderation_decisions where moderation_decisions.id = ${sql.ref(`${table}.decision_id`)}) end`
}

export function toViewerSql(parameter: QueryParameter<Viewer>): ViewerSql {
  return { viewerId: parameter('viewerId'), isStaff: parameter('isStaff') }
}

export async function insertPost(tx: Database, row: Row<'forum_posts'>): Promise<void> {
  await insertPostQuery(tx, row)
  await indexNewDiscussion(tx, row)
}

const insertPostQuery = compileQuery((database, parameter: QueryParameter<Row<'forum_posts'>>) =>
  database.insertInto('forum_posts').values({
    id: parameter('id'),
    user_id: parameter('user_id'),
    username: parameter('username'),
    pillar: parameter('pillar'),
    title: parameter('title'),
    content: parameter('content'),
    replies: parameter('replies'),
    created_at: parameter('created_at'),
    edited_at: parameter('edited_at'),
    deleted_at: parameter('deleted_at'),
    crew_id: parameter('crew_id'),
    challenge_id: parameter('challenge_id'),
  }),
)

type OwnPost = { userId: string; id: string }

export type PostChange = Partial<Pick<Row<'forum_posts'>, 'pillar' | 'title' | 'content' | 'edited_at'>>

/** @returns whether the member has such a post, which moderators have not removed */
export async function updatePost(
  tx: Database,
  { userId, id, change }: OwnPost & { change: PostChange },
): Promise<boolean> {
  const updated = await tx
    .updateTable('forum_posts')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (updated && ('title' in change || 'content' in change)) await indexDiscussions(tx, [id])
  return updated !== undefined
}

/** Locks the member's own post so that no reply is added during the transaction. @returns whether it exists */
export async function lockOwnPost(tx: Database, { userId, id }: OwnPost): Promise<boolean> {
  const locked = await tx
    .updateTable('forum_posts')
    .set((eb) => ({ replies: eb.ref('replies') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return locked !== undefined
}

export async function hasRepliesFromOthers(tx: Database, { userId, id }: OwnPost): Promise<boolean> {
  const other = await tx
    .selectFrom('forum_replies')
    .select('id')
    .where('post_id', '=', id)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', userId)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export async function deletePost(tx: Database, { userId, id }: OwnPost): Promise<void> {
  await tx.deleteFrom('forum_posts').where('id', '=', id).where('user_id', '=', userId).execute()
  await forgetDeletedPosts(tx)
}

/** Turns the member's own post into a tombstone that keeps the replies of others. */
export async function tombstonePost(tx: Database, { userId, id, now }: OwnPost & { now: string }): Promise<void> {
  await tx
    .updateTable('forum_posts')
    .set({ user_id: null, username: '', title: 'Deleted', content: '', deleted_at: now, pinned_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  await indexDiscussions(tx, [id])
}
