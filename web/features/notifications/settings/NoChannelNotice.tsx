import { Banner } from '#web/ui/Banner.tsx'
import { useNotificationSettings } from './notification-settings.ts'
import { usePushDevices } from './push-devices.ts'
import { useChannels } from './use-channels.ts'

/** Says that reminders reach the member nowhere. */
export function NoChannelNotice() {
  const { data: settings } = useNotificationSettings()
  const { data: push } = usePushDevices()
  const usable = useChannels()
  if (!settings || !push) return null
  const { kinds, email } = settings
  const isReachable =
    (kinds.reminder.push && push.devices.length > 0) || (kinds.reminder.email && email === 'available')
  if (isReachable) return null
  return (
    <Banner title="We can’t reach you yet">
      <p>{describeWayOut(usable.push, email === 'available')}</p>
    </Banner>
  )
}

function describeWayOut(canPush: boolean, canEmail: boolean): string {
  if (canPush && canEmail) return 'Turn on notifications on a device below, or turn on reminders by email.'
  if (canPush) return 'Turn on notifications on a device below.'
  if (canEmail) return 'Turn on reminders by email below.'
  return 'This browser can’t get messages from this site. Use the calendar below, or sign in on another device.'
}
