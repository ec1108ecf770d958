import { Banner } from '#web/ui/Banner.tsx'
import { useNotificationSettings } from './notification-settings.ts'
import { usePushDevices } from './push-devices.ts'

/** Says that reminders reach the member nowhere. */
export function NoChannelNotice() {
  const { data: settings } = useNotificationSettings()
  const { data: push } = usePushDevices()
  if (!settings || !push) return null
  const { kinds, email } = settings
  const isReachable =
    (kinds.reminder.push && push.devices.length > 0) || (kinds.reminder.email && email === 'available')
  if (isReachable) return null
  return (
    <Banner title="We can’t reach you yet">
      <p>
        {email === 'available'
          ? 'Turn on notifications on a device below, or turn on reminders by email.'
          : 'Turn on notifications on a device below.'}
      </p>
    </Banner>
  )
}
