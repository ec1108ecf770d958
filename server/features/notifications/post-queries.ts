import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { isNotBlocked, isPublic } from '../../database/visibility.ts'

const reader = sql.ref<string>('notifications.user_id')

/** Keeps a row of `forum_replies` that mentions or quotes the member of a row of `notifications`. */
export function isReplyToReader(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(exists (select 1 from forum_mentions where forum_mentions.item_id = forum_replies.id and forum_mentions.user_id = ${reader})
    or ${isQuoteOfReader()})`
}

function isQuoteOfReader(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(forum_replies.quoted_text is not null and (
    exists (select 1 from forum_replies as quoted where quoted.id = forum_replies.quoted_id and quoted.user_id = ${reader})
    or exists (select 1 from forum_posts as quoted where quoted.id = forum_replies.quoted_id and quoted.user_id = ${reader})))`
}

/** Keeps the rows of `notifications` whose member an author mentions or quotes in a discussion, where others see it. */
export function mentionsReader({
  postId,
  authorId,
}: {
  postId: RawBuilder<unknown>
  authorId: RawBuilder<unknown>
}): RawBuilder<SqlBool> {
  return sql<SqlBool>`(exists (select 1 from forum_replies where forum_replies.post_id = ${postId} and forum_replies.user_id = ${authorId}
      and ${isPublic('forum_replies')} and forum_replies.deleted_at is null and ${isReplyToReader()})
    or exists (select 1 from forum_posts join forum_mentions on forum_mentions.item_id = forum_posts.id where forum_posts.id = ${postId}
      and forum_posts.user_id = ${authorId} and ${isPublic('forum_posts')} and forum_posts.deleted_at is null and forum_mentions.user_id = ${reader}))`
}

export type PostWordsRow = {
  id: string
  /** The latest reply; null for the discussion itself. */
  latest_id: string | null
  content: string | null
  quoted: boolean | number | null
  /** The first one that the member has not seen. */
  first_id: string | null
}

/** Reads what was written, for notifications about replies and mentions: only what their member sees. */
export async function listPostWords(database: Database, ids: string[]): Promise<PostWordsRow[]> {
  if (ids.length === 0) return []
  return database
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .select(['notifications.id', 'notifications.user_id', 'notifications.kind', 'notifications.subject_id'])
        .select(selectReply(sql`order by forum_replies.id desc limit 1`).as('latest_id'))
        .select(
          selectReply(
            sql`and forum_replies.created_at >= notifications.created_at
              and forum_replies.id > coalesce((select read_id from forum_reads where forum_reads.user_id = ${reader}
                and forum_reads.post_id = notifications.subject_id), '')
              order by forum_replies.id limit 1`,
          ).as('first_id'),
        )
        .where('notifications.id', 'in', ids)
        .as('notifications'),
    )
    .leftJoin('forum_replies', 'forum_replies.id', 'notifications.latest_id')
    .leftJoin('forum_posts', (join) =>
      join
        .onRef('forum_posts.id', '=', 'notifications.subject_id')
        .on('notifications.kind', '=', 'mention')
        .on('notifications.latest_id', 'is', null)
        .on('forum_posts.deleted_at', 'is', null)
        .on(isPublic('forum_posts')),
    )
    .select(['notifications.id', 'notifications.latest_id', 'notifications.first_id'])
    .select((eb) => eb.fn.coalesce('forum_replies.content', 'forum_posts.content').as('content'))
    .select(isQuoteOfReader().as('quoted'))
    .execute()
}

/**
 * Starts with what mentions or quotes the reader, of which a long thread has only a few. An expression in place of the time
 * keeps SQLite from sorting all replies.
 */
function selectReply(rest: RawBuilder<unknown>): RawBuilder<string | null> {
  const replies = sql`select forum_replies.id from forum_replies where (forum_replies.user_id is null or forum_replies.user_id <> ${reader})
    and ${isPublic('forum_replies')} and forum_replies.deleted_at is null and ${isNotBlocked('forum_replies.user_id', reader)}
    and forum_replies.created_at || '' <= notifications.event_at`
  return sql<
    string | null
  >`case when notifications.kind = 'reply' then (${replies} and forum_replies.post_id = notifications.subject_id ${rest})
    else (${replies} and forum_replies.id in (${repliesToReader}) ${rest}) end`
}

const repliesToReader = sql`select item_id from forum_mentions
    where forum_mentions.user_id = ${reader} and forum_mentions.post_id = notifications.subject_id
  union all select quoting.id from forum_replies as own join forum_replies as quoting on quoting.quoted_id = own.id
    where own.post_id = notifications.subject_id and own.user_id = ${reader} and quoting.quoted_text is not null
  union all select quoting.id from forum_posts as own join forum_replies as quoting on quoting.quoted_id = own.id
    where own.id = notifications.subject_id and own.user_id = ${reader} and quoting.quoted_text is not null`
