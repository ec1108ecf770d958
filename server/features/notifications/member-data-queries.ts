import type { Database } from '../../database/tables.ts'
import { visibleTitle } from '../../database/visibility.ts'
import { type Batch, rowsPerBatch } from '../../export-files.ts'

export const listFollows = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('forum_follows')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_follows.post_id')
    .select(['forum_posts.id', 'forum_follows.following', 'forum_follows.created_at'])
    .select(visibleTitle(userId).as('title'))
    .where('forum_follows.user_id', '=', userId)
    .where('forum_posts.id', '>', after)
    .orderBy('forum_posts.id')
    .limit(rowsPerBatch)
    .execute()

export const listNotifications = (database: Database, where: Batch) => selectNotifications(database, where).execute()

/** Leaves out the notifications that reveal that the member reported something. */
export const listNotificationsWithoutReviews = (database: Database, where: Batch) =>
  selectNotifications(database, where).where('notifications.kind', '!=', 'reviewed').execute()

const selectNotifications = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('notifications')
    .leftJoin('forum_posts', 'forum_posts.id', 'notifications.subject_id')
    .leftJoin('announcements', 'announcements.id', 'notifications.subject_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.event_at',
      'notifications.read_at',
      'announcements.title as announcement',
    ])
    .select(visibleTitle(userId).as('discussion'))
    .where('notifications.user_id', '=', userId)
    .where('notifications.id', '>', after)
    .where('notifications.shown', '=', true)
    .orderBy('notifications.id')
    .limit(rowsPerBatch)

export const listAnnouncements = (database: Database, { userId, after }: Batch) =>
  database
    .selectFrom('announcements')
    .select(['id', 'title', 'content', 'status', 'send_at', 'sent_at', 'created_at'])
    .where('author_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsPerBatch)
    .execute()

export function findNotificationSettings(database: Database, userId: string) {
  return database
    .selectFrom('notification_settings')
    .select(['kinds', 'named', 'quiet_from', 'quiet_until', 'digest'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
