import { Link, useLocation } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import styles from './SettingsLink.module.css'

export function SettingsLink({ user }: { user: User }) {
  const current = useLocation().pathname === paths.settings()
  return (
    <Tooltip label="Settings">
      <Link
        className={styles.link}
        to={paths.settings()}
        aria-label="Settings"
        aria-current={current ? 'page' : undefined}
      >
        {user.profileImageUrl ? (
          <img src={user.profileImageUrl} alt="" width={30} height={30} />
        ) : (
          <Icon name="person" />
        )}
      </Link>
    </Tooltip>
  )
}
