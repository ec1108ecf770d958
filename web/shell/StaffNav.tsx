import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { rareIcons } from '#web/ui/rare-icons.ts'
import type { NavItem } from './nav-items.ts'
import { NavGroup } from './NavGroup.tsx'
import { openCasesQuery } from './open-cases.ts'
import { useUser } from './session.ts'
import { useStanding } from './standing.ts'
import styles from './SidebarNav.module.css'

type Props = { rail: boolean; onNavigate?: () => void }

/** The screens of moderators and admins. Not in the first load of other members. */
export function StaffNav({ rail, onNavigate }: Props) {
  const user = useUser()
  const isStaff = useStanding().role !== 'member'
  const openCases = useQuery({ ...openCasesQuery, enabled: false }).data?.open ?? 0
  const items = [
    ...(user?.isAdmin ? adminNavItems : []),
    ...(isStaff ? [reportsNavItem] : []),
    ...(user?.role === 'admin' ? adminRoleNavItems : []),
  ]
  return (
    <>
      <h2 className={styles.heading}>{user?.isAdmin ? 'Admin' : 'Moderation'}</h2>
      <NavGroup items={items} rail={rail} onNavigate={onNavigate} counts={{ [reportsNavItem.to]: openCases }} />
    </>
  )
}

const adminNavItems: NavItem[] = [
  { label: 'AI Populate', to: paths.populate(), icon: rareIcons.populate },
  { label: 'Create Challenges', to: paths.createChallenges(), icon: 'create' },
  { label: 'Manage Posts', to: paths.managePosts(), icon: rareIcons.tag },
]

/** For moderators and admins. */
const reportsNavItem: NavItem = {
  label: 'Reports',
  to: paths.moderation(),
  icon: rareIcons.flag,
  activePrefix: `${paths.moderation()}/`,
}

/** Only for the admin role, even if the site opens the other admin screens to everyone. */
const adminRoleNavItems: NavItem[] = [
  { label: 'Members', to: paths.members(), icon: 'person' },
  { label: 'Announcements', to: paths.announcements(), icon: rareIcons.announce },
  { label: 'Delivery', to: paths.delivery(), icon: rareIcons.mail },
  { label: 'Security', to: paths.security(), icon: rareIcons.lock },
  { label: 'Site', to: paths.siteBranding(), icon: 'settings' },
  { label: 'Help page', to: paths.editHelp(), icon: rareIcons.help },
]
