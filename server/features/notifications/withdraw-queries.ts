import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Row, Tables } from '../../database/tables.ts'
import { isOfOwnCrew, isOfSeenChallenge } from '../../database/visibility.ts'
import { mentionsReader } from './post-queries.ts'

export type Subject = { kind: Row<'notifications'>['kind']; subjectId: string }

type Change = { now: string; revision: string }

/**
 * Removes the notifications about a subject from the inboxes, or from that of one member. They stay as hidden rows, so that other processes notice.
 * @returns the members who had them
 */
export async function hideNotifications(
  tx: Database,
  { kind, subjectId, userId, now, revision }: Subject & Change & { userId?: string },
): Promise<string[]> {
  let query = hide(tx, { now, revision }).where('kind', '=', kind).where('subject_id', '=', subjectId)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  const hidden = await query.returning('user_id').execute()
  return hidden.map((row) => row.user_id)
}

export async function hideRows(tx: Database, { ids, ...change }: Change & { ids: string[] }): Promise<void> {
  await hide(tx, change).where('id', 'in', ids).execute()
}

/** Hides the notifications of answers to a discussion and its replies, or to one reply. @returns the members who had them */
export async function hideAnswers(
  tx: Database,
  { postId, replyId, ...change }: Change & { postId: string; replyId: string | null },
): Promise<string[]> {
  const hidden = await hide(tx, change)
    .where('kind', '=', 'reaction')
    .where((eb) =>
      replyId === null
        ? eb.or([
            eb('subject_id', '=', postId),
            eb('subject_id', 'in', eb.selectFrom('forum_replies').select('id').where('post_id', '=', postId)),
          ])
        : eb('subject_id', '=', replyId),
    )
    .returning('user_id')
    .execute()
  return hidden.map((row) => row.user_id)
}

function isAboutDiscussion(postId: string) {
  return (eb: ExpressionBuilder<Tables, 'notifications'>) =>
    eb.and([
      eb('kind', 'in', ['reply', 'mention', 'reaction']),
      eb.or([
        eb('subject_id', '=', postId),
        eb('subject_id', 'in', eb.selectFrom('forum_replies').select('forum_replies.id').where('post_id', '=', postId)),
      ]),
    ])
}

/** Hides the notifications about a discussion and answers in it. @param which.userId null for those who do not see it */
export async function hideAboutDiscussion(
  tx: Database,
  { postId, userId, ...change }: Change & { postId: string; userId: string | null },
): Promise<string[]> {
  const reader = sql.ref<string>('notifications.user_id')
  const query = hide(tx, change).where(isAboutDiscussion(postId))
  const hidden = await (
    userId === null
      ? query.where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('forum_posts')
                .select('forum_posts.id')
                .where('forum_posts.id', '=', postId)
                .where(isOfOwnCrew('forum_posts', reader))
                .where(isOfSeenChallenge(reader)),
            ),
          ),
        )
      : query.where('user_id', '=', userId)
  )
    .returning('user_id')
    .execute()
  return hidden.map((row) => row.user_id)
}

/** Removes a member from the notifications about a discussion and answers in it. @returns the ids of those changed */
export async function deleteActorOfDiscussion(
  tx: Database,
  { postId, actorId }: { postId: string; actorId: string },
): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('notification_actors')
    .where('user_id', '=', actorId)
    .where('notification_id', 'in', (eb) =>
      eb.selectFrom('notifications').select('notifications.id').where(isAboutDiscussion(postId)),
    )
    .returning('notification_id')
    .execute()
  return deleted.map((row) => row.notification_id)
}

/**
 * Hides the notifications about replies to a member's discussions, and about answers in them.
 * @param which.readerId null for those of every member
 */
export async function hideAboutPostsOf(
  tx: Database,
  { authorId, readerId, ...change }: Change & { authorId: string; readerId: string | null },
): Promise<string[]> {
  let query = hide(tx, change)
    .where('kind', 'in', ['reply', 'mention', 'reaction'])
    .where((eb) => {
      const discussions = eb.selectFrom('forum_posts').select('id').where('user_id', '=', authorId)
      const replies = eb.selectFrom('forum_replies').select('id').where('post_id', 'in', discussions)
      return eb.or([
        eb('subject_id', 'in', discussions),
        eb.and([eb('kind', '=', 'reaction'), eb('subject_id', 'in', replies)]),
      ])
    })
  if (readerId !== null) query = query.where('user_id', '=', readerId)
  return (await query.returning('user_id').execute()).map((row) => row.user_id)
}

/**
 * Removes a member from the notifications of some kinds. @param which.readerId null for those of every member
 * @returns the ids of those changed
 */
export async function deleteActorOfKinds(
  tx: Database,
  { actorId, readerId, kinds }: { actorId: string; readerId: string | null; kinds: readonly Subject['kind'][] },
): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('notification_actors')
    .where('user_id', '=', actorId)
    .where('notification_id', 'in', (eb) => {
      const about = eb.selectFrom('notifications').select('id').where('kind', 'in', kinds)
      return readerId === null ? about : about.where('user_id', '=', readerId)
    })
    .returning('notification_id')
    .execute()
  return deleted.map((row) => row.notification_id)
}

function hide(tx: Database, { now, revision }: Change) {
  return tx
    .updateTable('notifications')
    .set((eb) => ({ shown: false, read_at: eb.fn.coalesce('read_at', eb.val(now)), revision }))
}

/** Removes a member from the notifications that began after an instant. @returns the ids of those changed */
export async function deleteActor(
  tx: Database,
  { kind, subjectId, actorId, after }: Subject & { actorId: string; after: string | null },
): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('notification_actors')
    .where('user_id', '=', actorId)
    .where('notification_id', 'in', (eb) => {
      const about = eb
        .selectFrom('notifications')
        .select('id')
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
      return after === null ? about : about.where('created_at', '>', after)
    })
    .returning('notification_id')
    .execute()
  return deleted.map((row) => row.notification_id)
}

/** @returns the ids of the notifications that changed */
export async function deleteActorsWithoutMention(tx: Database, postId: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('notification_actors')
    .where('notification_id', 'in', (eb) =>
      eb
        .selectFrom('notifications')
        .select('notifications.id')
        .where('kind', '=', 'mention')
        .where('subject_id', '=', postId),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.id', '=', 'notification_actors.notification_id')
            .where(mentionsReader({ postId: sql.val(postId), authorId: sql.ref('notification_actors.user_id') })),
        ),
      ),
    )
    .returning('notification_id')
    .execute()
  return deleted.map((row) => row.notification_id)
}

export async function setRevision(tx: Database, ids: string[], revision: string): Promise<string[]> {
  const changed = await tx
    .updateTable('notifications')
    .set({ revision })
    .where('id', 'in', ids)
    .returning('user_id')
    .execute()
  return changed.map((row) => row.user_id)
}

/** Hides the notifications about a member's discussions, and the unread ones about replies by nobody else. */
export async function hideReplies(
  tx: Database,
  { authorId, now, revision }: { authorId: string; now: string; revision: string },
): Promise<string[]> {
  const aboutDiscussions = tx
    .selectFrom('notifications as about')
    .innerJoin('forum_posts', 'forum_posts.id', 'about.subject_id')
    .select('about.id')
    .where('about.kind', 'in', ['reply', 'mention'])
    .where('forum_posts.user_id', '=', authorId)
  const aboutReplies = tx
    .selectFrom('notification_actors as actors')
    .innerJoin('notifications as about', 'about.id', 'actors.notification_id')
    .select('about.id')
    .where('actors.user_id', '=', authorId)
    .where('about.kind', 'in', ['reply', 'mention'])
    .where('about.read_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notification_actors as others')
            .select('others.user_id')
            .whereRef('others.notification_id', '=', 'about.id')
            .where('others.user_id', '!=', authorId),
        ),
      ),
    )
  const hidden = await hide(tx, { now, revision })
    .where('id', 'in', aboutDiscussions.union(aboutReplies))
    .returning('user_id')
    .execute()
  return hidden.map((row) => row.user_id)
}

/** Hides the notifications of answers to what a member posted, and to the replies in their discussions. */
export async function hideAnswersToPostsOf(
  tx: Database,
  { authorId, ...change }: Change & { authorId: string },
): Promise<string[]> {
  const hidden = await hide(tx, change)
    .where('kind', '=', 'reaction')
    .where((eb) => {
      const discussions = eb.selectFrom('forum_posts').select('id').where('user_id', '=', authorId)
      const replies = eb
        .selectFrom('forum_replies')
        .select('id')
        .where((or) => or.or([or('user_id', '=', authorId), or('post_id', 'in', discussions)]))
      return eb.or([eb('subject_id', 'in', discussions), eb('subject_id', 'in', replies)])
    })
    .returning('user_id')
    .execute()
  return hidden.map((row) => row.user_id)
}

/** Hides what only staff are told from a member. */
export async function hideStaffNotifications(
  tx: Database,
  { userId, ...change }: Change & { userId: string },
): Promise<void> {
  await hide(tx, change)
    .where('user_id', '=', userId)
    .where('kind', 'in', ['report', 'appeal', 'application', 'publication'])
    .execute()
}
