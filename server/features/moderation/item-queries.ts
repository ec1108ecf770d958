import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { crewsOf, isAnswerSeen, isVisible, isNotBlocked } from '../../database/visibility.ts'

type Reader = { id: string; userId: string; isStaff: boolean }

/** Whether a member can read and report a discussion. Its text may have been removed. Threads of crews have no author. */
export async function canReadDiscussion(tx: Database, { id, userId, isStaff }: Reader): Promise<boolean> {
  const found = await tx
    .selectFrom('forum_posts')
    .select('id')
    .where('id', '=', id)
    .where('crew_id', 'is', null)
    .where(isVisible('forum_posts', toViewer(userId, isStaff)))
    .executeTakeFirst()
  return found !== undefined
}

export async function canReadReply(tx: Database, { id, userId, isStaff }: Reader): Promise<boolean> {
  const viewer = toViewer(userId, isStaff)
  const found = await tx
    .selectFrom('forum_replies')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_replies.post_id')
    .select('forum_replies.id')
    .where('forum_replies.id', '=', id)
    .where(isVisible('forum_replies', viewer))
    .where(isVisible('forum_posts', viewer))
    .executeTakeFirst()
  return found !== undefined
}

export async function canReadSocialPost(tx: Database, { id, userId }: Reader): Promise<boolean> {
  const found = await tx
    .selectFrom('social_posts')
    .select('id')
    .where('id', '=', id)
    .where('visibility', '=', 'public')
    .where(isNotBlocked('social_posts.added_by', asText(userId)))
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a member can read an answer to a round of one of their crews. */
export async function canReadAnswer(tx: Database, { id, userId }: Reader): Promise<boolean> {
  const found = await tx
    .selectFrom('round_answers')
    .select('id')
    .where('id', '=', id)
    .where(sql<SqlBool>`crew_id in (${crewsOf(asText(userId))})`)
    .where(isAnswerSeen(asText(userId)))
    .executeTakeFirst()
  return found !== undefined
}

export function findMember(database: Database, id: string) {
  return database.selectFrom('users').select(['id', 'username', 'created_at']).where('id', '=', id).executeTakeFirst()
}

/** Lists a discussion and up to three replies before a reply, oldest first. */
export async function listBefore(
  database: Database,
  { postId, replyId, limit }: { postId: string; replyId: string; limit: number },
) {
  const columns = ['content', 'created_at', 'author', 'username'] as const
  const post = await database
    .selectFrom('forum_posts')
    .leftJoin('users', 'users.id', 'forum_posts.user_id')
    .select(['forum_posts.id', 'content', 'forum_posts.created_at', 'users.username as author', 'forum_posts.username'])
    .where('forum_posts.id', '=', postId)
    .execute()
  const replies = await database
    .selectFrom((eb) =>
      eb
        .selectFrom('forum_replies')
        .leftJoin('users', 'users.id', 'forum_replies.user_id')
        .select([
          'forum_replies.id',
          'content',
          'forum_replies.created_at',
          'users.username as author',
          'forum_replies.username',
        ])
        .where('post_id', '=', postId)
        .where('forum_replies.id', '<', replyId)
        .where('forum_replies.deleted_at', 'is', null)
        .orderBy('forum_replies.id', 'desc')
        .limit(limit)
        .as('latest'),
    )
    .select(['id', ...columns])
    .orderBy('id')
    .execute()
  return [...post, ...replies]
}

function toViewer(userId: string, isStaff: boolean) {
  return { viewerId: asText(userId), isStaff: sql<boolean>`${sql.lit(isStaff)}` }
}

function asText(userId: string): RawBuilder<string> {
  return sql<string>`${userId}`
}
