import { isPostgres } from '../../database/is-postgres.ts'
import type { Database, Row } from '../../database/tables.ts'
import { isNotSuspended } from '../../database/visibility.ts'

/** Saves that the followers of a discussion are still to be told about a reply. */
export async function insertPending(tx: Database, row: Row<'pending_replies'>): Promise<void> {
  await tx.insertInto('pending_replies').values(row).execute()
}

/** Finds the oldest reply that is pending, and locks the row, so that processes take turns. */
export function lockNextPending(tx: Database): Promise<Row<'pending_replies'> | undefined> {
  return tx
    .updateTable('pending_replies')
    .set((eb) => ({ told_through: eb.ref('told_through') }))
    .where('id', '=', (eb) => eb.selectFrom('pending_replies').select('id').orderBy('id').limit(1))
    .returningAll()
    .executeTakeFirst()
}

/** Saves that the followers with ids up to this one were told. */
export async function saveToldThrough(tx: Database, id: string, toldThrough: string): Promise<void> {
  await tx.updateTable('pending_replies').set({ told_through: toldThrough }).where('id', '=', id).execute()
}

export async function deletePending(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('pending_replies').where('id', '=', id).execute()
}

/**
 * Locks a reply and its discussion, so that a moderator who hides one of them withdraws what members are told now.
 * @returns undefined if one of them was hidden, removed or deleted since: then nobody else is told
 */
export function lockReplyToTell(tx: Database, id: string) {
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
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate(['forum_replies', 'forum_posts']))
    .executeTakeFirst()
}
