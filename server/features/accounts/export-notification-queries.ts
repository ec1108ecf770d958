import type { Database } from '../../database/tables.ts'
import { visibleTitle } from '../../database/visibility.ts'
import type { BatchReader } from './export-queries.ts'

const batchSize = 200

type Where = Parameters<BatchReader<unknown>>[1]

export const listNotifications = (database: Database, where: Where) => selectNotifications(database, where).execute()

/** Leaves out the notifications that reveal that the member reported something. */
export const listNotificationsWithoutReviews = (database: Database, where: Where) =>
  selectNotifications(database, where).where('notifications.kind', '!=', 'reviewed').execute()

const selectNotifications = (database: Database, { userId, after }: Where) =>
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
    .limit(batchSize)

export const listFollows = (database: Database, { userId, after }: Where) =>
  database
    .selectFrom('forum_follows')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_follows.post_id')
    .select(['forum_posts.id', 'forum_follows.following', 'forum_follows.created_at'])
    .select(visibleTitle(userId).as('title'))
    .where('forum_follows.user_id', '=', userId)
    .where('forum_posts.id', '>', after)
    .orderBy('forum_posts.id')
    .limit(batchSize)
    .execute()

export const listDevices = (database: Database, { userId, after }: Where) =>
  database
    .selectFrom('push_devices')
    .select(['id', 'name', 'created_at', 'last_success_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()

export const listAnnouncements = (database: Database, { userId, after }: Where) =>
  database
    .selectFrom('announcements')
    .select(['id', 'title', 'content', 'status', 'send_at', 'sent_at', 'created_at'])
    .where('author_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()

export function findNotificationSettings(database: Database, userId: string) {
  return database
    .selectFrom('notification_settings')
    .select(['kinds', 'named', 'quiet_from', 'quiet_until', 'digest'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export function findReminderSettings(database: Database, userId: string) {
  return database
    .selectFrom('reminder_settings')
    .select(['active', 'time', 'weekdays', 'nudge', 'nudge_time', 'last_sent_at', 'unanswered', 'paused_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export function listChallengeReminders(database: Database, userId: string) {
  return database
    .selectFrom('challenge_reminders')
    .innerJoin('user_challenges', 'user_challenges.id', 'challenge_reminders.user_challenge_id')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .select([
      'challenges.title',
      'challenge_reminders.off',
      'challenge_reminders.time',
      'challenge_reminders.weekdays',
      'challenge_reminders.channel',
    ])
    .where('challenge_reminders.user_id', '=', userId)
    .orderBy('challenge_reminders.user_challenge_id')
    .execute()
}
