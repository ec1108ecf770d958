import { jsonFile, jsonListFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import {
  findNotificationSettings,
  listAnnouncements,
  listFollows,
  listNotifications,
  listNotificationsWithoutReviews,
} from './member-data-queries.ts'

const noText = 'not counted because it contains no text'

export const notificationData: FeatureData = {
  tables: {
    forum_follows: { exported: 'followed-discussions.json', deletion: 'removed', storage: noText },
    notifications: { exported: 'notifications.json', deletion: 'removed', storage: noText },
    notification_actors: {
      exported: 'not exported because it belongs to the notifications of others',
      deletion: 'removed',
      storage: noText,
    },
    announcements: {
      exported: 'announcements.json',
      deletion: 'anonymized',
      storage: 'not counted because only admins write them',
    },
    notification_settings: { exported: 'notification-settings.json', deletion: 'removed', storage: noText },
  },
  async *exportFiles(source) {
    yield jsonListFile('followed-discussions.json', {
      source,
      read: listFollows,
      toJson: ({ title, following, created_at }) => ({ discussion: title, following, createdAt: created_at }),
    })
    yield jsonListFile('notifications.json', {
      source,
      read: source.isPrivate ? listNotifications : listNotificationsWithoutReviews,
      toJson: ({ kind, discussion, announcement, event_at, read_at }) => ({
        kind,
        about: discussion ?? announcement,
        at: event_at,
        readAt: read_at,
      }),
    })
    yield jsonListFile('announcements.json', {
      source,
      read: listAnnouncements,
      toJson: ({ title, content, status, send_at, sent_at, created_at }) => ({
        title,
        content,
        status,
        sendAt: send_at,
        sentAt: sent_at,
        createdAt: created_at,
      }),
    })
    // Members without a row have the defaults.
    const settings = await findNotificationSettings(source.database, source.userId)
    yield jsonFile(
      'notification-settings.json',
      settings
        ? {
            changed: settings.kinds,
            named: settings.named,
            digest: settings.digest,
            quietFrom: settings.quiet_from,
            quietUntil: settings.quiet_until,
          }
        : null,
    )
  },
}
