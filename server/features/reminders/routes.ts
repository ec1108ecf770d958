import { getCalendar } from '#contract/notification-settings.ts'
import { getReminders, updateReminders, updateChallengeReminder, remindLater } from '#contract/reminders.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

export const reminderRoutes = [
  serve(getReminders, notYet),
  serve(updateReminders, notYet),
  serve(updateChallengeReminder, notYet),
  serve(remindLater, notYet),
  serve(getCalendar, notYet),
]

function notYet(): never {
  throw refuse('unavailable', 'Not available yet')
}
