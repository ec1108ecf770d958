import { sql, type RawBuilder } from 'kysely'
import type { DecisionAction } from '#contract/moderation.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Platform } from '#contract/social.ts'
import type { Viewer } from '../../actor.ts'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { compilePageQuery, readPage, type PageRows } from '../../database/page-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { isNotBlocked } from '../../database/visibility.ts'
import { getLimit, maxCursor, type Page } from '../../page.ts'

export type PostRow = Row<'social_posts'> & {
  adder: string | null
  /** What moderators did to it. Not in the rows of the feed, which has none of these posts. */
  decision_action?: DecisionAction | null
  decision_data?: string | null
}

type FeedFilter = { viewerId: string; platform: Platform | null; pillar: Pillar | null; page: Page }

/** Selects the posts of the feed that the viewer sees, newest first. */
export function listVisiblePosts(
  database: Database,
  { viewerId, platform, pillar, page }: FeedFilter,
): Promise<PageRows<PostRow>> {
  const values = { viewerId, after: page.after ?? maxCursor, limit: getLimit(page) }
  if (platform && pillar) return platformPillarPageQuery(database, { ...values, platform, pillar })
  if (platform) return platformPageQuery(database, { ...values, platform })
  return pillar ? pillarPageQuery(database, { ...values, pillar }) : postsPageQuery(database, values)
}

type PageValues = { viewerId: string; after: string; limit: number }

const size = {
  long: { caption: 'social_posts.caption', url: 'social_posts.url', thumbnail: 'social_posts.thumbnail' },
}

const postsPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<PageValues>) =>
    selectVisibleBefore(database, parameter).limit(parameter('limit')),
  size,
)

const platformPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<PageValues & { platform: Platform }>) =>
    selectVisibleBefore(database, parameter)
      .where('social_posts.platform', '=', parameter('platform'))
      .limit(parameter('limit')),
  size,
)

const pillarPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<PageValues & { pillar: Pillar }>) =>
    selectVisibleBefore(database, parameter).where(effectivePillar, '=', parameter('pillar')).limit(parameter('limit')),
  size,
)

const platformPillarPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<PageValues & { platform: Platform; pillar: Pillar }>) =>
    selectVisibleBefore(database, parameter)
      .where('social_posts.platform', '=', parameter('platform'))
      .where(effectivePillar, '=', parameter('pillar'))
      .limit(parameter('limit')),
  size,
)

/** The admin's pillar or else the guess, written exactly as in the index. */
const effectivePillar = sql<Pillar | null>`coalesce(social_posts.pillar, social_posts.auto_pillar)`

function selectVisibleBefore(database: Database, parameter: QueryParameter<PageValues>) {
  return selectPostsBefore(database, parameter('after'))
    .where('social_posts.visibility', '=', sql.lit('public'))
    .where(isNotBlocked('social_posts.added_by', parameter('viewerId')))
}

type ManagedFilter = {
  viewer: Viewer
  platform: Platform | null
  show: 'all' | 'untagged' | 'hidden' | 'gone'
  page: Page
}

/** Selects the posts that admins manage, newest first. Only staff see what moderators have hidden. */
export function listManagedPosts(
  database: Database,
  { viewer: { viewerId, isStaff }, platform, show, page }: ManagedFilter,
): Promise<PageRows<PostRow>> {
  let query = selectPostsWithDecision(database)
    .where('social_posts.id', '<', page.after ?? maxCursor)
    .orderBy('social_posts.id', 'desc')
    .where('social_posts.visibility', '!=', 'removed')
  if (platform) query = query.where('social_posts.platform', '=', platform)
  if (!isStaff)
    query = query
      .where((eb) => eb.or([eb('visibility', '=', 'public'), eb('decision_id', 'is', null)]))
      .where(isNotBlocked('social_posts.added_by', sql`${viewerId}`))
  if (show === 'untagged') query = query.where('social_posts.pillar', 'is', null)
  if (show === 'hidden') query = query.where('social_posts.visibility', '=', 'hidden')
  if (show === 'gone') query = query.where('social_posts.gone_at', 'is not', null)
  return readPage(query, getLimit(page), size)
}

function selectPostsBefore(database: Database, after: RawBuilder<string>) {
  return selectPosts(database).where('social_posts.id', '<', after).orderBy('social_posts.id', 'desc')
}

export function findPostById(database: Database, id: string): Promise<PostRow | undefined> {
  return takeFirst(postByIdQuery(database, { id }))
}

const postByIdQuery = compileQuery((database, parameter: QueryParameter<{ id: string }>) =>
  selectPostsWithDecision(database).where('social_posts.id', '=', parameter('id')),
)

function selectPosts(database: Database) {
  return database
    .selectFrom('social_posts')
    .leftJoin('users', 'users.id', 'social_posts.added_by')
    .selectAll('social_posts')
    .select('users.username as adder')
}

function selectPostsWithDecision(database: Database) {
  return selectPosts(database)
    .leftJoin('moderation_decisions', 'moderation_decisions.id', 'social_posts.decision_id')
    .select(['moderation_decisions.action as decision_action', 'moderation_decisions.data as decision_data'])
}

type PostKey = Pick<Row<'social_posts'>, 'platform' | 'post_id'>

export function findPostByKey(tx: Database, { platform, post_id }: PostKey): Promise<Row<'social_posts'> | undefined> {
  return tx
    .selectFrom('social_posts')
    .selectAll()
    .where('platform', '=', platform)
    .where('post_id', '=', post_id)
    .executeTakeFirst()
}

/** @returns whether the post is new */
export async function insertPost(tx: Database, row: Row<'social_posts'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('social_posts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['platform', 'post_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type PostChange = Partial<Omit<Row<'social_posts'>, 'id' | 'platform' | 'post_id' | 'created_at'>>

/** Updates a post unless it is a tombstone. @returns whether it was updated */
export async function updatePost(tx: Database, id: string, change: PostChange): Promise<boolean> {
  const updated = await tx
    .updateTable('social_posts')
    .set(change)
    .where('id', '=', id)
    .where('visibility', '!=', 'removed')
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function deleteTombstone(tx: Database, { platform, post_id }: PostKey): Promise<void> {
  await tx
    .deleteFrom('social_posts')
    .where('platform', '=', platform)
    .where('post_id', '=', post_id)
    .where('visibility', '=', 'removed')
    .execute()
}

export async function toggleLock(tx: Database, { id, now }: { id: string; now: string }): Promise<void> {
  await tx
    .updateTable('social_posts')
    .set((eb) => ({ pillar_locked: eb.not('pillar_locked'), updated_at: now }))
    .where('id', '=', id)
    .where('visibility', '!=', 'removed')
    .execute()
}

/** @returns how many unlocked posts were updated */
export async function updateUnlockedPosts(
  tx: Database,
  { ids, pillar, now }: { ids: string[]; pillar: Pillar | null; now: string },
): Promise<number> {
  const updated = await tx
    .updateTable('social_posts')
    .set({ pillar, updated_at: now })
    .where('id', 'in', ids)
    .where('pillar_locked', '=', sql.lit(false))
    .where('visibility', '!=', 'removed')
    .returning('id')
    .execute()
  return updated.length
}

export async function countLockedPosts(tx: Database, ids: string[]): Promise<number> {
  const { locked } = await tx
    .selectFrom('social_posts')
    .select((eb) => eb.fn.countAll<number>().as('locked'))
    .where('id', 'in', ids)
    .where('pillar_locked', '=', sql.lit(true))
    .where('visibility', '!=', 'removed')
    .executeTakeFirstOrThrow()
  return locked
}

/**
 * Claims a post that was last checked before an instant, in one statement so that only one process gets it.
 */
export function claimPostToCheck(
  database: Database,
  { before, now }: { before: string; now: string },
): Promise<Row<'social_posts'> | undefined> {
  return database
    .updateTable('social_posts')
    .set({ checked_at: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('social_posts')
        .select('id')
        .where('checked_at', '<', before)
        .where('visibility', '=', 'public')
        .orderBy('checked_at')
        .orderBy('id')
        .limit(1),
    )
    .where('checked_at', '<', before)
    .returningAll()
    .executeTakeFirst()
}
