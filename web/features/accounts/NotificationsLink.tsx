import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from '#web/ui/settings.module.css'

export function NotificationsLink() {
  return (
    <div className={styles.row}>
      <p className={styles.soft}>When we remind you, and what you get in the app, by push and by email.</p>
      <LinkButton to={paths.notificationSettings()}>Notification settings</LinkButton>
    </div>
  )
}
