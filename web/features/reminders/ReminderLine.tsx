import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { describeReminder } from './describe-reminder.ts'
import { useReminders } from './reminder-settings.ts'

/** When the member is reminded of a challenge, with a link to change it. */
export function ReminderLine({ participationId }: { participationId: string }) {
  const { data: settings, error } = useReminders()
  const reminder = settings?.challenges.find((each) => each.participationId === participationId)
  if (error || (settings && !reminder)) return null
  // Without data, it keeps the place of the line.
  const text = settings && reminder ? describeReminder(reminder, settings) : ''
  return (
    <p>
      {`Reminder: ${text} · `}
      <Link to={paths.notificationSettings()} aria-label="Change the reminder">
        Change
      </Link>
    </p>
  )
}
