import * as settingsCalls from '#contract/notification-settings.ts'
import * as calls from '#contract/notifications.ts'
import type { Client } from '../../client.ts'
import { respond } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import type { Services } from '../../services/services.ts'
import { renewCalendarLink, revokeCalendarLink } from './calendar-link.ts'
import { isFollowing, setFollowing } from './follows.ts'
import { countUnread, listNotifications, markNotificationsRead } from './inbox.ts'
import { presentNotification, presentSettings } from './present.ts'
import { changeSettings, getSettings, type MemberSettings } from './settings.ts'
import { getSubscription, unsubscribe } from './unsubscribe.ts'

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
  serve(calls.getFollow, async ({ database, actor, params }) => ({
    following: await isFollowing(database, actor, params.id),
  })),
  serve(calls.updateFollow, async ({ database, actor, params, body }) => ({
    following: await setFollowing(database, actor, params.id, body.following),
  })),
  serve(settingsCalls.getNotificationSettings, async (context) =>
    presentOwn(context, await getSettings(context.database, context.user.id)),
  ),
  serve(settingsCalls.updateNotificationSettings, async (context) =>
    presentOwn(context, await changeSettings(context.database, context.actor, context.body)),
  ),
  serve(settingsCalls.renewCalendar, async (context) =>
    presentOwn(context, await renewCalendarLink(context.database, context.user.id)),
  ),
  serve(settingsCalls.revokeCalendar, async (context) =>
    presentOwn(context, await revokeCalendarLink(context.database, context.user.id)),
  ),
  serve(settingsCalls.getEmailSubscription, (context) => getSubscription(context, context.query.token)),
  serve(settingsCalls.unsubscribe, (context) => unsubscribe(context, context.query.token)),
]

function presentOwn({ services, client }: { services: Services; client: Client }, settings: MemberSettings) {
  return presentSettings(settings, { services, origin: client.origin })
}
