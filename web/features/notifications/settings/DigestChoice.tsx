import type { NotificationSettings } from '#contract/notification-settings.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { useUpdateNotificationSettings } from './notification-settings.ts'

const choices = [
  { value: 'off', label: 'One email per reply' },
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
] as const

/** Whether replies come in one email. */
export function DigestChoice({ settings: { digest } }: { settings: NotificationSettings }) {
  const { mutate } = useUpdateNotificationSettings()
  return (
    <Choices
      legend="Replies by email"
      hint="A digest collects replies in one email. Nothing is sent when there are none."
      choices={choices}
      value={digest}
      onChoose={(value) => mutate({ digest: value })}
    />
  )
}
