import { changeCatalogVersion } from '../../database/catalog-version.ts'
import type { Database } from '../../database/tables.ts'
import { isPublic } from '../../database/visibility.ts'

/** Locks an account and frees its email address. @returns the address */
export async function lockAccount(tx: Database, userId: string): Promise<string> {
  // In PostgreSQL, only changing a unique column takes a lock that also blocks new rows with a foreign key to this one.
  const account = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  await tx
    .updateTable('users')
    .set({ email: `deleted ${userId}` })
    .where('id', '=', userId)
    .execute()
  return account?.email ?? ''
}

/** Revokes the member's invitations and deletes what they wrote in them. Who joined with them stays known. */
export async function closeInvitations(tx: Database, { userId, now }: { userId: string; now: string }): Promise<void> {
  await tx
    .updateTable('invitations')
    .set((eb) => ({ note: null, revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('user_id', '=', userId)
    .execute()
}

export async function anonymizePosts(tx: Database, userId: string): Promise<void> {
  const anonymousAuthor = { user_id: null, username: '' }
  await tx.updateTable('forum_posts').set(anonymousAuthor).where('user_id', '=', userId).execute()
  await tx.updateTable('forum_replies').set(anonymousAuthor).where('user_id', '=', userId).execute()
}

/** Delete the member's posts and replies. Posts with replies from others become tombstones. */
export async function removePosts(tx: Database, { userId, now }: { userId: string; now: string }): Promise<void> {
  // This update also locks each of these discussions, so no reply can arrive until the transaction ends.
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
          .where('forum_replies.user_id', '=', userId)
          .where(isPublic('forum_replies')),
      ),
    }))
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('id', 'in', eb.selectFrom('forum_replies').select('post_id').where('forum_replies.user_id', '=', userId)),
      ]),
    )
    .execute()
  // Tombstones that were only kept for this member's replies.
  await tx
    .deleteFrom('forum_posts')
    .where('deleted_at', 'is not', null)
    .where('replies', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('forum_replies')
            .select('forum_replies.id')
            .whereRef('forum_replies.post_id', '=', 'forum_posts.id')
            .where((or) => or.or([or('forum_replies.user_id', 'is', null), or('forum_replies.user_id', '!=', userId)])),
        ),
      ),
    )
    .where('id', 'in', (eb) =>
      eb.selectFrom('forum_replies').select('post_id').where('forum_replies.user_id', '=', userId),
    )
    .execute()
  await tx.deleteFrom('forum_replies').where('user_id', '=', userId).execute()
  await tx
    .updateTable('forum_posts')
    .set({ user_id: null, username: '', title: 'Deleted', content: '', deleted_at: now })
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

// A member who rejoined a challenge still counts as one participant.
export async function decrementParticipants(tx: Database, userId: string): Promise<void> {
  await changeCatalogVersion(tx)
  await tx
    .updateTable('challenges')
    .set((eb) => ({ participants: eb('participants', '-', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('user_challenges').select('challenge_id').where('user_id', '=', userId))
    .execute()
}

/** Removes the member's words and id from the cases about them, which stay for the moderators. */
export async function anonymizeCases(tx: Database, userId: string): Promise<void> {
  await tx.updateTable('moderation_cases').set({ snapshot: null }).where('member_id', '=', userId).execute()
  await tx
    .updateTable('moderation_cases')
    .set((eb) => ({ subject_id: eb.ref('id') }))
    .where('kind', '=', 'member')
    .where('subject_id', '=', userId)
    .execute()
}

/** Lists the appeals of the member that wait. They are deleted together with the decisions about them. */
export async function listOpenAppeals(tx: Database, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('member_id', '=', userId)
    .where('type', '=', 'appeal')
    .where('status', '=', 'open')
    .execute()
  return rows.map(({ id }) => id)
}

// Foreign keys cascade to the member's private rows.
export async function deleteUser(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
