import * as settingsCalls from '#contract/notification-settings.ts'
import * as calls from '#contract/notifications.ts'
import { refuse } from '../../errors.ts'
import { respond } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { isFollowing, setFollowing } from './follows.ts'
import { countUnread, listNotifications, markNotificationsRead } from './inbox.ts'
import { presentNotification } from './present.ts'

export const notificationRoutes = [
  serve(calls.listNotifications, async ({ database, user, query }) => {
    const { limit, after } = parsePage(query, { defaultLimit: 30 })
    const rows = await listNotifications(database, user.id, { limit, after })
    const shown = rows.slice(0, limit ?? rows.length)
    return respond(
      shown.flatMap((row) => presentNotification(row, user.id) ?? []),
      { next: rows.length > shown.length ? shown.at(-1)?.position : null },
    )
  }),
  serve(calls.countNotifications, async ({ database, user }) => ({ unread: await countUnread(database, user.id) })),
  serve(calls.readNotifications, async ({ database, actor, body }) => ({
    unread: await markNotificationsRead(database, actor, body),
  })),
  serve(calls.getFollow, async ({ database, user, params }) => ({
    following: await isFollowing(database, user.id, params.id),
  })),
  serve(calls.updateFollow, async ({ database, actor, params, body }) => ({
    following: await setFollowing(database, actor, params.id, body.following),
  })),
  serve(settingsCalls.getNotificationSettings, notYet),
  serve(settingsCalls.updateNotificationSettings, notYet),
  serve(settingsCalls.renewCalendar, notYet),
  serve(settingsCalls.revokeCalendar, notYet),
  serve(settingsCalls.getEmailSubscription, notYet),
  serve(settingsCalls.unsubscribe, notYet),
]

function notYet(): never {
  throw refuse('unavailable', 'Not available yet')
}
