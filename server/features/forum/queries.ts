import type { RawBuilder } from 'kysely'
import type { Pillar } from '#contract/pillars.ts'
import { compiled, first, type ParameterOf } from '../../database/compiled.ts'
import type { Database, Row } from '../../database/tables.ts'
import { firstOfAll, lastOfAll, rowsToRead, type Page } from '../../page.ts'

/** A post with its author's present name; null when it is the community's own or its author has gone. */
export type PostRow = Row<'forum_posts'> & { author: string | null }
export type ReplyRow = Row<'forum_replies'> & { author: string | null }

/** Newest first. */
export function postsOf(
  database: Database,
  { pillar, page }: { pillar: Pillar | null; page: Page },
): Promise<PostRow[]> {
  const values = { after: page.after ?? lastOfAll, limit: rowsToRead(page) }
  return pillar ? pillarPage(database, { ...values, pillar }) : wholePage(database, values)
}

const wholePage = compiled((database, parameter: ParameterOf<{ after: string; limit: number }>) =>
  postsBefore(database, parameter('after')).limit(parameter('limit')),
)

const pillarPage = compiled((database, parameter: ParameterOf<{ after: string; limit: number; pillar: Pillar }>) =>
  postsBefore(database, parameter('after'))
    .where('forum_posts.pillar', '=', parameter('pillar'))
    .limit(parameter('limit')),
)

function postsBefore(database: Database, after: RawBuilder<string>) {
  return posts(database).where('forum_posts.id', '<', after).orderBy('forum_posts.id', 'desc')
}

export function postById(database: Database, id: string): Promise<PostRow | undefined> {
  return first(onePost(database, { id }))
}

const onePost = compiled((database, parameter: ParameterOf<{ id: string }>) =>
  posts(database).where('forum_posts.id', '=', parameter('id')),
)

function posts(database: Database) {
  return database
    .selectFrom('forum_posts')
    .leftJoin('users', 'users.id', 'forum_posts.user_id')
    .selectAll('forum_posts')
    .select('users.username as author')
}

/** @returns the id of the new post, or of the one that the same request made before */
export async function insertPost(tx: Database, row: Row<'forum_posts'>): Promise<string | undefined> {
  const inserted = await first(newPost(tx, row))
  return inserted?.id ?? (await first(postOfRequest(tx, { userId: row.user_id, requestId: row.request_id })))?.id
}

const newPost = compiled((database, parameter: ParameterOf<Row<'forum_posts'>>) =>
  database
    .insertInto('forum_posts')
    .values({
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
      request_id: parameter('request_id'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('id'),
)

const postOfRequest = compiled(
  (database, parameter: ParameterOf<{ userId: string | null; requestId: string | null }>) =>
    database
      .selectFrom('forum_posts')
      .select('id')
      .where('user_id', '=', parameter('userId'))
      .where('request_id', '=', parameter('requestId')),
)

type OwnPost = { userId: string; id: string }
type PostChange = Partial<Pick<Row<'forum_posts'>, 'pillar' | 'title' | 'content' | 'edited_at'>>

/** Changes the member's own post. @returns whether it was there */
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
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Holds the member's own post for the rest of the transaction, so that no reply comes in between. @returns whether it was there */
export async function holdOwnPost(tx: Database, { userId, id }: OwnPost): Promise<boolean> {
  const held = await tx
    .updateTable('forum_posts')
    .set((eb) => ({ replies: eb.ref('replies') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

export async function hasRepliesOfOthers(tx: Database, { userId, id }: OwnPost): Promise<boolean> {
  const other = await tx
    .selectFrom('forum_replies')
    .select('id')
    .where('post_id', '=', id)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', userId)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Deletes the member's own post with the replies to it. */
export async function deletePost(tx: Database, { userId, id }: OwnPost): Promise<void> {
  await tx.deleteFrom('forum_posts').where('id', '=', id).where('user_id', '=', userId).execute()
}

/** Empties the member's own post, which stays for the replies of others. */
export async function emptyPost(tx: Database, { userId, id, now }: OwnPost & { now: string }): Promise<void> {
  await tx
    .updateTable('forum_posts')
    .set({ user_id: null, username: '', title: 'Deleted', content: '', deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes a post that was emptied for replies that are all gone by now. */
export async function deleteForsakenPost(tx: Database, id: string): Promise<void> {
  await tx
    .deleteFrom('forum_posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('replies', '=', 0)
    .execute()
}

/** Counts a reply that comes. @returns false when the post is not there, or taken back */
export async function countReplyIn(tx: Database, postId: string): Promise<boolean> {
  const counted = await tx
    .updateTable('forum_posts')
    .set((eb) => ({ replies: eb('replies', '+', 1) }))
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Counts a reply that goes. */
export async function countReplyOut(tx: Database, postId: string): Promise<void> {
  await tx
    .updateTable('forum_posts')
    .set((eb) => ({ replies: eb('replies', '-', 1) }))
    .where('id', '=', postId)
    .execute()
}

/** Oldest first. */
export function repliesOf(database: Database, postId: string, page: Page): Promise<ReplyRow[]> {
  return repliesPage(database, { postId, after: page.after ?? firstOfAll, limit: rowsToRead(page) })
}

const repliesPage = compiled((database, parameter: ParameterOf<{ postId: string; after: string; limit: number }>) =>
  replies(database)
    .where('forum_replies.post_id', '=', parameter('postId'))
    .where('forum_replies.id', '>', parameter('after'))
    .orderBy('forum_replies.id')
    .limit(parameter('limit')),
)

export function replyById(
  database: Database,
  { postId, id }: { postId: string; id: string },
): Promise<ReplyRow | undefined> {
  return first(oneReply(database, { postId, id }))
}

const oneReply = compiled((database, parameter: ParameterOf<{ postId: string; id: string }>) =>
  replies(database)
    .where('forum_replies.post_id', '=', parameter('postId'))
    .where('forum_replies.id', '=', parameter('id')),
)

export function replyOfRequest(
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

/** @returns whether the reply is new; false when the same request made one before */
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

/** Changes the member's own reply. @returns whether it was there */
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

/** Deletes the member's own reply. @returns whether it was there */
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

/** The discussions that the community itself has opened. */
export function starterTitles(database: Database, communityName: string) {
  return database
    .selectFrom('forum_posts')
    .select(['title', 'pillar'])
    .where('user_id', 'is', null)
    .where('username', '=', communityName)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Changes a discussion that no member has opened; with `answeredToo` also one that members have replied to. @returns whether it was changed */
export async function updateStarter(
  tx: Database,
  { id, change, answeredToo }: { id: string; change: PostChange; answeredToo: boolean },
): Promise<boolean> {
  let query = tx.updateTable('forum_posts').set(change).where('id', '=', id).where('user_id', 'is', null)
  if (!answeredToo) query = query.where('replies', '=', 0)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

/** Deletes a discussion that no member has opened or replied to. Replying holds the same row, so that the two cannot cross. @returns whether it was deleted */
export async function deleteUnansweredStarter(tx: Database, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('forum_posts')
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .where('replies', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
