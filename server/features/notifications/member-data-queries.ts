import { sql } from 'kysely'
import { readInBatches } from '../../database/batches.ts'
import type { Database } from '../../database/tables.ts'
import { isNotBlocked, visibleTitle } from '../../database/visibility.ts'
import type { ExportedMember } from '../../feature-data.ts'

/** Lists follows. An export that is not private leaves out the threads of crews. */
export const listFollows = ({ database, userId, isPrivate }: ExportedMember) =>
  database
    .selectFrom('forum_follows')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_follows.post_id')
    .select(['forum_posts.id', visibleTitle(userId).as('discussion')])
    .select(['forum_follows.following', 'forum_follows.created_at'])
    .where('forum_follows.user_id', '=', userId)
    // As if they had been deleted: a row without a title would show that someone blocks.
    .where(isNotBlocked('forum_posts.user_id', sql<string>`${userId}`))
    .$if(!isPrivate, (query) => query.where('forum_posts.crew_id', 'is', null))
    .$call(readInBatches(database))

/** The kinds that reveal a report of the member, a crew, or an answer of another one. */
const privateKinds = ['reviewed', 'crew', 'crew-offer', 'handover', 'nudge', 'here', 'round', 'reaction'] as const

/** Lists notifications. An export that is not private leaves out what reveals a report of the member or a crew. */
export const listNotifications = ({ database, userId, isPrivate }: ExportedMember) =>
  database
    .selectFrom('notifications')
    .leftJoin('forum_posts', 'forum_posts.id', 'notifications.subject_id')
    .leftJoin('announcements', 'announcements.id', 'notifications.subject_id')
    .select(['notifications.id', 'notifications.kind'])
    .select((eb) => eb.fn.coalesce(visibleTitle(userId), 'announcements.title').as('about'))
    .select(['notifications.event_at as at', 'notifications.read_at'])
    .where('notifications.user_id', '=', userId)
    .where('notifications.shown', '=', true)
    .$if(!isPrivate, (query) =>
      query.where('notifications.kind', 'not in', privateKinds).where('forum_posts.crew_id', 'is', null),
    )
    .$call(readInBatches(database))

export const listAnnouncements = ({ database, userId }: ExportedMember) =>
  database
    .selectFrom('announcements')
    .select(['id', 'title', 'content', 'status', 'send_at', 'sent_at', 'created_at'])
    .where('author_id', '=', userId)
    .$call(readInBatches(database, { long: ['content'] }))

export function findNotificationSettings(database: Database, userId: string) {
  return database
    .selectFrom('notification_settings')
    .select(['kinds as changed', 'named', 'digest', 'quiet_from', 'quiet_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
