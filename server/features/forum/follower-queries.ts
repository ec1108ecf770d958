import type { Database, Row } from '../../database/tables.ts'
import { isNotSuspended } from '../../database/visibility.ts'

/** Keeps a reply of which followers are still to be told. */
export async function insertUntold(tx: Database, row: Row<'untold_replies'>): Promise<void> {
  await tx.insertInto('untold_replies').values(row).execute()
}

/** Finds the oldest reply of which followers are still to be told, and locks it, so that processes take turns. */
export function lockNextUntold(tx: Database): Promise<Row<'untold_replies'> | undefined> {
  return tx
    .updateTable('untold_replies')
    .set((eb) => ({ told_through: eb.ref('told_through') }))
    .where('id', '=', (eb) => eb.selectFrom('untold_replies').select('id').orderBy('id').limit(1))
    .returningAll()
    .executeTakeFirst()
}

/** Saves up to which follower members were told. */
export async function saveToldThrough(tx: Database, id: string, toldThrough: string): Promise<void> {
  await tx.updateTable('untold_replies').set({ told_through: toldThrough }).where('id', '=', id).execute()
}

export async function deleteUntold(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('untold_replies').where('id', '=', id).execute()
}

/** @returns undefined when nobody may be told of it: the reply or its discussion was hidden or removed since */
export function findReplyToTell(tx: Database, id: string) {
  return tx
    .selectFrom('forum_replies')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_replies.post_id')
    .select((eb) => [
      'forum_replies.id',
      'forum_replies.post_id as postId',
      'forum_replies.created_at as createdAt',
      eb.ref('forum_replies.user_id').$notNull().as('authorId'),
    ])
    .where('forum_replies.id', '=', id)
    .where('forum_replies.user_id', 'is not', null)
    .where(isNotSuspended('forum_replies.user_id'))
    .where('forum_replies.hidden_at', 'is', null)
    .where('forum_replies.removed_at', 'is', null)
    .where('forum_replies.deleted_at', 'is', null)
    .where('forum_posts.hidden_at', 'is', null)
    .where('forum_posts.removed_at', 'is', null)
    .where('forum_posts.deleted_at', 'is', null)
    .executeTakeFirst()
}
