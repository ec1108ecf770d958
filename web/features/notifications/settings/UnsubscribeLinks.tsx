import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import styles from './UnsubscribePage.module.css'

/** The way to all settings, through sign-in if necessary. */
export function UnsubscribeLinks() {
  const settings = paths.notificationSettings()
  const isSignedIn = useUser() !== null
  return (
    <p className={styles.links}>
      <Link to={isSignedIn ? settings : paths.signIn({ returnTo: settings })}>
        {isSignedIn ? 'All notification settings' : 'Sign in to change all notification settings'}
      </Link>
    </p>
  )
}
