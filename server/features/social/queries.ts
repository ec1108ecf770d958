import { sql, type RawBuilder } from 'kysely'
import type { Pillar } from '#contract/pillars.ts'
import type { Platform } from '#contract/social.ts'
import { compiled, first, type ParameterOf } from '../../database/compiled.ts'
import type { Database, Row } from '../../database/tables.ts'
import { lastOfAll, rowsToRead, type Page } from '../../page.ts'

/** A post with the present name of the member who added it. */
export type PostRow = Row<'social_posts'> & { adder: string | null }

type FeedFilter = { platform: Platform | null; pillar: Pillar | null; page: Page }

/** Posts members may see, newest first. */
export function visiblePosts(database: Database, { platform, pillar, page }: FeedFilter): Promise<PostRow[]> {
  const values = { after: page.after ?? lastOfAll, limit: rowsToRead(page) }
  if (platform && pillar) return platformPillarPage(database, { ...values, platform, pillar })
  if (platform) return platformPage(database, { ...values, platform })
  return pillar ? pillarPage(database, { ...values, pillar }) : wholePage(database, values)
}

type PageValues = { after: string; limit: number }

const wholePage = compiled((database, parameter: ParameterOf<PageValues>) =>
  visibleBefore(database, parameter('after')).limit(parameter('limit')),
)

const platformPage = compiled((database, parameter: ParameterOf<PageValues & { platform: Platform }>) =>
  visibleBefore(database, parameter('after'))
    .where('social_posts.platform', '=', parameter('platform'))
    .limit(parameter('limit')),
)

const pillarPage = compiled((database, parameter: ParameterOf<PageValues & { pillar: Pillar }>) =>
  visibleBefore(database, parameter('after')).where(shownPillar, '=', parameter('pillar')).limit(parameter('limit')),
)

const platformPillarPage = compiled(
  (database, parameter: ParameterOf<PageValues & { platform: Platform; pillar: Pillar }>) =>
    visibleBefore(database, parameter('after'))
      .where('social_posts.platform', '=', parameter('platform'))
      .where(shownPillar, '=', parameter('pillar'))
      .limit(parameter('limit')),
)

/** The pillar an admin has set, else the guess: the words of the index. */
const shownPillar = sql<Pillar | null>`coalesce(social_posts.pillar, social_posts.auto_pillar)`

function visibleBefore(database: Database, after: RawBuilder<string>) {
  return postsBefore(database, after).where('social_posts.visibility', '=', sql.lit('public'))
}

type ManagedFilter = { platform: Platform | null; show: 'all' | 'untagged' | 'hidden' | 'gone'; page: Page }

/** What an admin looks after, newest first. */
export function managedPosts(database: Database, { platform, show, page }: ManagedFilter): Promise<PostRow[]> {
  let query = postsBefore(database, sql`${page.after ?? lastOfAll}`)
    .where('social_posts.visibility', '!=', 'removed')
    .limit(rowsToRead(page))
  if (platform) query = query.where('social_posts.platform', '=', platform)
  if (show === 'untagged') query = query.where('social_posts.pillar', 'is', null)
  if (show === 'hidden') query = query.where('social_posts.visibility', '=', 'hidden')
  if (show === 'gone') query = query.where('social_posts.gone_at', 'is not', null)
  return query.execute()
}

function postsBefore(database: Database, after: RawBuilder<string>) {
  return posts(database).where('social_posts.id', '<', after).orderBy('social_posts.id', 'desc')
}

export function postById(database: Database, id: string): Promise<PostRow | undefined> {
  return first(onePost(database, { id }))
}

const onePost = compiled((database, parameter: ParameterOf<{ id: string }>) =>
  posts(database).where('social_posts.id', '=', parameter('id')),
)

function posts(database: Database) {
  return database
    .selectFrom('social_posts')
    .leftJoin('users', 'users.id', 'social_posts.added_by')
    .selectAll('social_posts')
    .select('users.username as adder')
}

type Known = Pick<Row<'social_posts'>, 'platform' | 'post_id'>

export function postOf(tx: Database, { platform, post_id }: Known): Promise<Row<'social_posts'> | undefined> {
  return tx
    .selectFrom('social_posts')
    .selectAll()
    .where('platform', '=', platform)
    .where('post_id', '=', post_id)
    .executeTakeFirst()
}

/** @returns whether the post was new */
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

/** Changes a post that has not been removed. @returns whether it was there */
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

/** Takes away what is kept of a removed post. */
export async function deleteRemoved(tx: Database, { platform, post_id }: Known): Promise<void> {
  await tx
    .deleteFrom('social_posts')
    .where('platform', '=', platform)
    .where('post_id', '=', post_id)
    .where('visibility', '=', 'removed')
    .execute()
}

/** Turns the lock over, unless the same request has done so before. */
export async function toggleLock(
  tx: Database,
  { id, requestId, now }: { id: string; requestId: string | null; now: string },
): Promise<void> {
  await tx
    .updateTable('social_posts')
    .set((eb) => ({ pillar_locked: eb.not('pillar_locked'), lock_id: requestId, updated_at: now }))
    .where('id', '=', id)
    .where('visibility', '!=', 'removed')
    .where((eb) =>
      requestId === null ? eb.lit(true) : eb.or([eb('lock_id', 'is', null), eb('lock_id', '!=', requestId)]),
    )
    .execute()
}

/** Sets the pillar of those that are not locked. @returns how many */
export async function updateUnlocked(
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

export async function countLocked(tx: Database, ids: string[]): Promise<number> {
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
 * Takes on a post that its platform has not been asked about for long; in one statement, so that no other process takes it too.
 * @param before posts asked about before this instant
 */
export function claimCheck(
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
