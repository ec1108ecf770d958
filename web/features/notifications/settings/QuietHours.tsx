import type { NotificationSettings } from '#contract/notification-settings.ts'
import { TimeSelect } from '#web/features/reminders/TimeSelect.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { useUpdateNotificationSettings } from './notification-settings.ts'
import styles from './notification-settings.module.css'

export function QuietHours({ settings: { quietFrom, quietUntil } }: { settings: NotificationSettings }) {
  const { mutate } = useUpdateNotificationSettings()
  return (
    <div className={styles.group}>
      <FieldRow>
        <TimeSelect label="Quiet from" value={quietFrom} onChange={(time) => mutate({ quietFrom: time })} />
        <TimeSelect label="Until" value={quietUntil} onChange={(time) => mutate({ quietUntil: time })} />
      </FieldRow>
      <p className={styles.hint}>
        {quietFrom === quietUntil
          ? 'You have no quiet hours.'
          : 'Push messages wait until your quiet hours end. Reminders come just before or right after them.'}
      </p>
    </div>
  )
}
