import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { indexDiscussions, indexReplies } from '../../database/search-index.ts'
import type { Database } from '../../database/tables.ts'
import { isPublic, isVisible } from '../../database/visibility.ts'
import { deleteMentions } from './mention-queries.ts'
import { countedUnread } from './queries.ts'
import { clearQuotesOf } from './quote-queries.ts'
import { selectReplies } from './reply-queries.ts'

type Owner = { kind: 'challenge' | 'crew'; id: string }

export function findThread(database: Database, { kind, id }: Owner): Promise<{ id: string } | undefined> {
  return database
    .selectFrom('forum_posts')
    .select('id')
    .where(kind === 'challenge' ? 'challenge_id' : 'crew_id', '=', id)
    .executeTakeFirst()
}

/** Finds a challenge that everyone finds, also a hidden one for admins and those who have joined it. */
export function findChallenge(
  database: Database,
  { id, userId, isAdmin }: { id: string; userId: string; isAdmin: boolean },
) {
  return database
    .selectFrom('challenges')
    .select(['title', 'pillar'])
    .where('id', '=', id)
    .$if(!isAdmin, (query) =>
      query.where((eb) =>
        eb.or([
          eb('hidden_at', 'is', null),
          eb.exists(
            eb
              .selectFrom('user_challenges')
              .select('user_challenges.id')
              .whereRef('user_challenges.challenge_id', '=', 'challenges.id')
              .where('user_challenges.user_id', '=', userId),
          ),
        ]),
      ),
    )
    .executeTakeFirst()
}

export async function findCrewName(database: Database, id: string): Promise<string | undefined> {
  const found = await database.selectFrom('crews').select('name').where('id', '=', id).executeTakeFirst()
  return found?.name
}

/** Says whether a member takes part in a challenge, and some members do not see it. */
export async function hasUnseenPart(
  database: Database,
  { userId, challengeId }: { userId: string; challengeId: string },
): Promise<boolean> {
  const found = await database
    .selectFrom('user_challenges')
    .select('id')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
    .where('left_at', 'is', null)
    .where('audience', '!=', 'site')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Lists the last replies, the newest first. */
export function listLatestReplies(database: Database, { viewerId, isStaff }: Viewer, postId: string) {
  const viewer = { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
  return selectReplies(database)
    .where('forum_replies.post_id', '=', postId)
    .where('forum_replies.deleted_at', 'is', null)
    .where('forum_replies.removed_at', 'is', null)
    .where(isVisible('forum_replies', viewer))
    .orderBy('forum_replies.id', 'desc')
    .limit(3)
    .execute()
}

/** Counts the replies by others since the first one that the member was told of and has not read. */
export async function countToldReplies(
  database: Database,
  { viewerId, isStaff }: Viewer,
  postId: string,
): Promise<number> {
  const viewer = { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
  const { unread } = await database
    .selectFrom((eb) =>
      eb
        .selectFrom('forum_replies')
        .select(['forum_replies.created_at'])
        .where('forum_replies.post_id', '=', postId)
        .where('forum_replies.user_id', '!=', viewerId)
        .where('forum_replies.deleted_at', 'is', null)
        .where('forum_replies.removed_at', 'is', null)
        .where(isVisible('forum_replies', viewer))
        .orderBy('forum_replies.id', 'desc')
        .limit(countedUnread)
        .as('newest'),
    )
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('newest.created_at', '>=', (eb) =>
      eb
        .selectFrom('notifications')
        .select((inner) => inner.fn.min('notifications.created_at').as('since'))
        .where('notifications.user_id', '=', viewerId)
        .where('notifications.group_key', 'in', [`reply:${postId}`, `mention:${postId}`])
        .where('notifications.read_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return Number(unread)
}

type OfMember = { postId: string; userId: string }

/** Turns the member's replies into tombstones. Lock the discussion first. */
export async function tombstoneReplies(
  tx: Database,
  { postId, userId, now }: OfMember & { now: string },
): Promise<void> {
  await tx
    .updateTable('forum_posts')
    .set((eb) => ({
      replies: eb(
        'replies',
        '-',
        eb
          .selectFrom('forum_replies')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .where('forum_replies.post_id', '=', postId)
          .where('forum_replies.user_id', '=', userId)
          .where(isPublic('forum_replies')),
      ),
    }))
    .where('id', '=', postId)
    .execute()
  const changed = await tx
    .updateTable('forum_replies')
    .set({
      user_id: null,
      username: '',
      content: '',
      edited_at: null,
      deleted_at: now,
      quoted_id: null,
      quoted_text: null,
    })
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  await clearQuotesOf(tx, toIds(changed))
  await deleteMentions(tx, toIds(changed))
  await indexReplies(tx, toIds(changed))
}

/** Deletes the answers that a member gave and received in a discussion. */
export async function deleteReactionsOf(tx: Database, { postId, userId }: OfMember): Promise<void> {
  await tx
    .deleteFrom('reactions')
    .where('post_id', '=', postId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('member_id', '=', userId)]))
    .execute()
}

export async function deleteFollow(tx: Database, { postId, userId }: OfMember): Promise<void> {
  await tx.deleteFrom('forum_follows').where('post_id', '=', postId).where('user_id', '=', userId).execute()
}

export async function renameThread(tx: Database, { kind, id }: Owner, title: string): Promise<void> {
  const changed = await tx
    .updateTable('forum_posts')
    .set({ title })
    .where(kind === 'challenge' ? 'challenge_id' : 'crew_id', '=', id)
    .returning('id')
    .execute()
  await indexDiscussions(tx, toIds(changed))
}

const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id)

export async function copyChallengeTitle(tx: Database, challengeId: string): Promise<void> {
  const changed = await tx
    .updateTable('forum_posts')
    .set((eb) => ({
      title: eb
        .selectFrom('challenges')
        .select('challenges.title')
        .where('challenges.id', '=', challengeId)
        .$asScalar()
        .$notNull(),
    }))
    .where('challenge_id', '=', challengeId)
    .returning('id')
    .execute()
  await indexDiscussions(tx, toIds(changed))
}

export async function hasReplies(database: Database, challengeId: string): Promise<boolean> {
  const found = await database
    .selectFrom('forum_posts')
    .innerJoin('forum_replies', 'forum_replies.post_id', 'forum_posts.id')
    .select('forum_replies.id')
    .where('forum_posts.challenge_id', '=', challengeId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
