import type { Database } from '../../database/tables.ts'

/**
 * Keeps everybody from adding to an account until this transaction ends. Changing a unique column is what makes PostgreSQL
 * hold the row against rows that are about to refer to it.
 */
export async function sealAccount(tx: Database, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email: `deleted ${userId}` })
    .where('id', '=', userId)
    .execute()
}

/** What he wrote in the community stays, without a name. */
export async function unsignPosts(tx: Database, userId: string): Promise<void> {
  const unsigned = { user_id: null, username: '', request_id: null }
  await tx.updateTable('forum_posts').set(unsigned).where('user_id', '=', userId).execute()
  await tx.updateTable('forum_replies').set(unsigned).where('user_id', '=', userId).execute()
}

/** What he wrote in the community goes; a discussion that others replied to stays for them, emptied, and one that stayed for him alone goes too. */
export async function removePosts(tx: Database, { userId, now }: { userId: string; now: string }): Promise<void> {
  // Counting holds each discussion he has a part in, so that no reply comes in between.
  await tx
    .updateTable('forum_posts')
    .set((eb) => ({
      replies: eb(
        'replies',
        '-',
        eb
          .selectFrom('forum_replies')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('forum_replies.post_id', '=', 'forum_posts.id')
          .where('forum_replies.user_id', '=', userId),
      ),
    }))
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('id', 'in', eb.selectFrom('forum_replies').select('post_id').where('forum_replies.user_id', '=', userId)),
      ]),
    )
    .execute()
  // Emptied long ago, and kept for replies that were all his.
  await tx
    .deleteFrom('forum_posts')
    .where('deleted_at', 'is not', null)
    .where('replies', '=', 0)
    .where('id', 'in', (eb) =>
      eb.selectFrom('forum_replies').select('post_id').where('forum_replies.user_id', '=', userId),
    )
    .execute()
  await tx.deleteFrom('forum_replies').where('user_id', '=', userId).execute()
  await tx
    .updateTable('forum_posts')
    .set({ user_id: null, username: '', title: 'Deleted', content: '', deleted_at: now, request_id: null })
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('forum_replies')
          .select('forum_replies.id')
          .whereRef('forum_replies.post_id', '=', 'forum_posts.id'),
      ),
    )
    .execute()
  await tx.deleteFrom('forum_posts').where('user_id', '=', userId).execute()
}

/** Each challenge he has joined has one participant less, however often he joined it. */
export async function uncountParticipant(tx: Database, userId: string): Promise<void> {
  await tx
    .updateTable('challenges')
    .set((eb) => ({ participants: eb('participants', '-', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('user_challenges').select('challenge_id').where('user_id', '=', userId))
    .execute()
}

/** His row, and with it every row that is his alone. */
export async function deleteUser(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
