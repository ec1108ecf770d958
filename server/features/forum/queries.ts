import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DecisionAction } from '#contract/moderation.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Viewer } from '../../actor.ts'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { compilePageQuery, type PageRows } from '../../database/page-query.ts'
import { forgetDeletedPosts, indexDiscussions, indexNewDiscussion } from '../../database/search-index.ts'
import type { Row, Database } from '../../database/tables.ts'
import {
  blockedMembers,
  hasBlocks,
  isNotBlocked,
  isPublic,
  isVisible,
  type ViewerSql,
} from '../../database/visibility.ts'
import { type Page, maxCursor, getLimit } from '../../page.ts'
import { firstAnsweredActivity } from './activity-queries.ts'

/** A post with its author's current name: null for community posts and deleted accounts. */
export type PostRow = Row<'forum_posts'> & {
  author: string | null
  author_image: string | null
  /** Replies that the viewer sees: without those of blocked members. */
  visible_replies: number
  /** The action that hid it; null unless hidden. */
  hidden_by: DecisionAction | null
  /** The last reply that the viewer sees; its columns are null if there is none. */
  last_id: string | null
  last_user_id: string | null
  last_username: string | null
  last_author: string | null
  last_at: string | null
  /** How far the viewer has read; null until they have opened it. */
  read_id: string | null
  unread: number
  first_unread: string | null
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
    selectListed(database, toViewerSql(parameter))
      .where('forum_posts.id', '<', parameter('after'))
      .orderBy('forum_posts.id', 'desc')
      .limit(parameter('limit')),
  { long },
)

const pillarPostsPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<PageValues & { pillar: Pillar }>) =>
    selectListed(database, toViewerSql(parameter))
      .where('forum_posts.id', '<', parameter('after'))
      .where('forum_posts.pillar', '=', parameter('pillar'))
      .orderBy('forum_posts.id', 'desc')
      .limit(parameter('limit')),
  { long },
)

/** Once members have started this many discussions, those of the site without an answer are no longer listed. */
const ownDiscussions = 30

/**
 * Lists the discussions that the viewer sees by their last reply, and those of the site that nobody has answered after all
 * others.
 */
export async function listActivePosts(
  database: Database,
  viewer: Viewer,
  { pillar, page }: { pillar: Pillar | null; page: Page },
): Promise<PageRows<PostRow>> {
  const started = await ownDiscussionsQuery(database, {})
  const values = {
    ...viewer,
    from: started.length < ownDiscussions ? '' : firstAnsweredActivity,
    after: page.after ?? maxCursor,
    limit: getLimit(page),
  }
  return pillar ? activePostsOfPillarQuery(database, { ...values, pillar }) : activePostsQuery(database, values)
}

type ActivityValues = PageValues & { from: string }

const byActivity = { long, cursor: 'activity_id' }

const ownDiscussionsQuery = compileQuery((database) =>
  database
    .selectFrom('forum_posts')
    .select('id')
    .where('user_id', 'is not', null)
    .where(isPublic('forum_posts'))
    .limit(ownDiscussions),
)

const activePostsQuery = compilePageQuery(
  (database, parameter: QueryParameter<ActivityValues>) => selectActive(database, parameter).limit(parameter('limit')),
  byActivity,
)

const activePostsOfPillarQuery = compilePageQuery(
  (database, parameter: QueryParameter<ActivityValues & { pillar: Pillar }>) =>
    selectActive(database, parameter).where('forum_posts.pillar', '=', parameter('pillar')).limit(parameter('limit')),
  byActivity,
)

function selectActive(database: Database, parameter: QueryParameter<ActivityValues>) {
  return selectListed(database, toViewerSql(parameter))
    .where('forum_posts.activity_id', '<', parameter('after'))
    .where('forum_posts.activity_id', '>=', parameter('from'))
    .orderBy('forum_posts.activity_id', 'desc')
}

function selectListed(database: Database, viewer: ViewerSql) {
  return (
    selectPosts(database, viewer)
      .where('forum_posts.removed_at', 'is', null)
      .where('forum_posts.crew_id', 'is', null)
      // The thread of a challenge is about what members write in it.
      .where((eb) => eb.or([eb('forum_posts.challenge_id', 'is', null), eb('forum_posts.replies', '>', 0)]))
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

/** Finds a discussion without checking who may see it. */
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
    .leftJoin('forum_reads', (join) =>
      join.onRef('forum_reads.post_id', '=', 'forum_posts.id').on('forum_reads.user_id', '=', viewer.viewerId),
    )
    .leftJoin('forum_replies as last', (join) => join.on('last.id', '=', findLastReply(viewer)))
    .leftJoin('users as last_authors', 'last_authors.id', 'last.user_id')
    .selectAll('forum_posts')
    .select(['users.username as author', 'users.profile_image_url as author_image'])
    .select(['last.id as last_id', 'last.user_id as last_user_id', 'last.username as last_username'])
    .select(['last_authors.username as last_author', 'last.created_at as last_at', 'forum_reads.read_id'])
    .select([countVisibleReplies(viewer).as('visible_replies'), findHidingAction('forum_posts').as('hidden_by')])
    .select([countUnread(viewer).as('unread'), findFirstUnread(viewer).as('first_unread')])
    .where(isVisible('forum_posts', viewer))
}

/** The stored id, unless the reply may be by a blocked member. That of a discussion without replies is no reply. */
function findLastReply({ viewerId }: ViewerSql): RawBuilder<string> {
  return sql<string>`case when ${hasBlocks(viewerId)} then (select forum_replies.id from forum_replies
    where forum_replies.post_id = forum_posts.id and ${isCountedReply(viewerId)} order by forum_replies.id desc limit 1)
    else forum_posts.activity_id end`
}

/** Unread replies are counted up to here. */
export const countedUnread = 99

/** Counts nothing as long as the last reply is read. */
function countUnread({ viewerId }: ViewerSql): RawBuilder<number> {
  return sql<number>`case when forum_reads.read_id >= forum_posts.activity_id then 0
    else (select count(*) from (${selectUnread(viewerId)} limit ${sql.lit(countedUnread)}) as newer) end`
}

function findFirstUnread({ viewerId }: ViewerSql): RawBuilder<string | null> {
  return sql<string | null>`case when forum_reads.read_id >= forum_posts.activity_id then null
    else (${selectUnread(viewerId)} order by forum_replies.id limit 1) end`
}

/** Selects none in a discussion that the viewer has not opened, because nothing is greater than null. */
function selectUnread(viewerId: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`select forum_replies.id from forum_replies where forum_replies.post_id = forum_posts.id
    and forum_replies.id > forum_reads.read_id and (forum_replies.user_id is null or forum_replies.user_id <> ${viewerId})
    and ${isCountedReply(viewerId)}`
}

function isCountedReply(viewerId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isPublic('forum_replies')} and forum_replies.deleted_at is null and ${isNotBlocked('forum_replies.user_id', viewerId)}`
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
    activity_id: parameter('activity_id'),
    closes_at: parameter('closes_at'),
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
