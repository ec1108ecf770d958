import { getCalendar } from '#contract/notification-settings.ts'
import { getReminders, updateReminders, updateChallengeReminder, remindLater } from '#contract/reminders.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'
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
  serve(getCalendar, notYet),
]

function notYet(): never {
  throw refuse('unavailable', 'Not available yet')
}
