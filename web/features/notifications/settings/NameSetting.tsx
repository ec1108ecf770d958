import type { NotificationSettings } from '#contract/notification-settings.ts'
import { useSite } from '#web/shell/session.ts'
import { SettingCheckbox } from '#web/ui/SettingCheckbox.tsx'
import { useUpdateNotificationSettings } from './notification-settings.ts'
import styles from './notification-settings.module.css'

const examples = [
  { label: 'Off', title: null, text: 'Time for today’s step' },
  { label: 'On', title: 'Cold Showers', text: 'After breakfast, in the bathroom' },
]

/** Whether notifications may say what they are about, with an example of both. */
export function NameSetting({ settings: { named } }: { settings: NotificationSettings }) {
  const { mail, name } = useSite()
  const { mutate } = useUpdateNotificationSettings()
  return (
    <>
      <SettingCheckbox
        label="Name challenges and titles in notifications"
        hint={
          mail ? 'In push messages, email subjects and calendar entries.' : 'In push messages and calendar entries.'
        }
        checked={named}
        onChange={(checked) => mutate({ named: checked })}
      />
      <dl className={styles.examples}>
        {examples.map(({ label, title, text }) => (
          <div key={label} data-chosen={named === (label === 'On') || undefined}>
            <dt>{label}</dt>
            <dd>
              <b>{title ?? name}</b>
              <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
