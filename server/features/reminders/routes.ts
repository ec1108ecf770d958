import { getCalendar } from '#contract/notification-settings.ts'
import { getReminders, updateReminders, updateChallengeReminder, remindLater } from '#contract/reminders.ts'
import { respond } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { writeCalendar } from './calendar-feed.ts'
import * as later from './later.ts'
import { changeChallengeReminder, changeReminders, readReminders } from './settings.ts'

export const reminderRoutes = [
  serve(getReminders, ({ database, actor }) => readReminders(database, actor)),
  serve(updateReminders, ({ database, actor, body }) => changeReminders(database, actor, body)),
  serve(updateChallengeReminder, ({ database, actor, params, body }) =>
    changeChallengeReminder(database, actor, { id: params.id, ...body }),
  ),
  serve(remindLater, ({ database, services, actor, body }) =>
    later.remindLater({ database, services }, actor, body.when),
  ),
  serve(getCalendar, async ({ database, services, config, params }) => {
    const { bytes, etag } = await writeCalendar({ database, services, config }, params.link)
    return respond(bytes, { file: { type: 'text/calendar; charset=utf-8', etag } })
  }),
]
