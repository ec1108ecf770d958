import { Link, useLocation } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { getCurrent } from './nav-items.ts'
import styles from './SettingsLink.module.css'

const settings = { label: 'Profile and settings', to: paths.settings(), activePrefix: `${paths.settings()}/` }

export function SettingsLink({ user }: { user: User }) {
  const { pathname } = useLocation()
  const { label, to } = settings
  return (
    <Tooltip label={label}>
      <Link className={styles.link} to={to} aria-label={label} aria-current={getCurrent(settings, pathname)}>
        <Avatar url={user.profileImageUrl} name={user.username} size="small" />
      </Link>
    </Tooltip>
  )
}
