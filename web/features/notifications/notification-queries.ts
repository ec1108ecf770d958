import { pagedApiQuery, apiQuery } from '#web/api/client.ts'

export const notificationsQuery = pagedApiQuery('GET /api/notifications')

/** Kept current by events. */
export const unreadQuery = apiQuery('GET /api/notifications/unread')
