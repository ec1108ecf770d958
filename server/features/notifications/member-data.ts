import { jsonFile, jsonListFile, toJsonNames } from '../../export-files.ts'
import { noText, type FeatureData } from '../../feature-data.ts'
import { findNotificationSettings, listAnnouncements, listFollows, listNotifications } from './member-data-queries.ts'

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
    yield jsonListFile('followed-discussions.json', listFollows(source))
    yield jsonListFile('notifications.json', listNotifications(source))
    yield jsonListFile('announcements.json', listAnnouncements(source))
    // Members without a row have the defaults.
    const settings = await findNotificationSettings(source.database, source.userId)
    yield jsonFile('notification-settings.json', settings ? toJsonNames(settings) : null)
  },
}
