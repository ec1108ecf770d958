import { sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import { lockRow } from './row-lock.ts'
import { indexDiscussions, indexReplies } from './search-index.ts'
import type { Database, Row } from './tables.ts'
import { transaction } from './transaction.ts'

/** Increase it when the words of a text change, so that every site indexes its posts again. */
const searchVersion = 1

/** Most rows of a batch, and most characters of their texts. */
type Limits = { rows: number; characters: number }
const backgroundLimits: Limits = { rows: 20, characters: 20_000 }
const copyLimits: Limits = { rows: 500, characters: 500_000 }

/**
 * Indexes the next posts that are not in the index of this version, the newest first, in one short transaction.
 * Processes take turns. New and changed posts are indexed by their own writes.
 * @returns whether there may be more
 */
export function indexNextPosts(database: Database, limits = backgroundLimits): Promise<boolean> {
  return transaction(database, async (tx) => {
    await lockRow(tx, 'search_progress', 'posts')
    const progress = await tx.selectFrom('search_progress').selectAll().executeTakeFirstOrThrow()
    // While an update rolls out, servers of an earlier version leave the index to those of the new one.
    if (progress.version > searchVersion) return false
    const isNew = progress.version < searchVersion
    const postsBefore = isNew ? '~' : progress.posts_before
    const repliesBefore = isNew ? '~' : progress.replies_before
    if (postsBefore !== null) {
      const { ids, next } = await lockNextPosts(tx, 'forum_posts', postsBefore, limits)
      await indexDiscussions(tx, ids)
      await updateProgress(tx, { version: searchVersion, posts_before: next, replies_before: repliesBefore })
      return true
    }
    if (repliesBefore === null) return false
    const { ids, next } = await lockNextPosts(tx, 'forum_replies', repliesBefore, limits)
    await indexReplies(tx, ids)
    await updateProgress(tx, { version: searchVersion, posts_before: null, replies_before: next })
    return next !== null
  })
}

/** Indexes all posts that are not in the index of this version, for example of a copied site. */
export async function indexAllPosts(database: Database): Promise<void> {
  for (let more = true; more;) more = await indexNextPosts(database, copyLimits)
}

async function updateProgress(tx: Database, progress: Omit<Row<'search_progress'>, 'id'>): Promise<void> {
  await tx.updateTable('search_progress').set(progress).execute()
}

/** On PostgreSQL, the lock waits for a change of a text, and a later change waits for the index. */
async function lockNextPosts(tx: Database, table: 'forum_posts' | 'forum_replies', before: string, limits: Limits) {
  const sizes = await tx
    .selectFrom(table)
    .select(['id', sql<number>`length(content)`.as('characters')])
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limits.rows)
    .execute()
  let characters = 0
  const rows = sizes.filter((row, at) => (characters += row.characters) <= limits.characters || at === 0)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0 && isPostgres(tx))
    await sql`select id from ${sql.table(table)} where id in (${sql.join(ids)}) order by id for share`.execute(tx)
  return { ids, next: ids.at(-1) ?? null }
}
