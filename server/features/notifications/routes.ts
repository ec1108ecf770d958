import {
  getNotificationSettings,
  updateNotificationSettings,
  renewCalendar,
  revokeCalendar,
  getEmailSubscription,
  unsubscribe,
} from '#contract/notification-settings.ts'
import {
  listNotifications,
  countNotifications,
  readNotifications,
  getFollow,
  updateFollow,
} from '#contract/notifications.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

export const notificationRoutes = [
  serve(listNotifications, notYet),
  serve(countNotifications, notYet),
  serve(readNotifications, notYet),
  serve(getFollow, notYet),
  serve(updateFollow, notYet),
  serve(getNotificationSettings, notYet),
  serve(updateNotificationSettings, notYet),
  serve(renewCalendar, notYet),
  serve(revokeCalendar, notYet),
  serve(getEmailSubscription, notYet),
  serve(unsubscribe, notYet),
]

function notYet(): never {
  throw refuse('unavailable', 'Not available yet')
}
