import type { User } from '#contract/account-fields.ts'
import type { StaffRole } from '#contract/standing.ts'
import { paths } from '#web/paths.ts'
import { rareIcons } from '#web/ui/rare-icons.ts'
import type { NavItem } from './nav-items.ts'

const adminNavItems: NavItem[] = [
  { label: 'AI Populate', to: paths.populate(), icon: rareIcons.populate },
  { label: 'Create Challenges', to: paths.createChallenges(), icon: rareIcons.create },
  { label: 'Manage Posts', to: paths.managePosts(), icon: rareIcons.tag },
]

/** For moderators and admins. */
export const reportsNavItem: NavItem = {
  label: 'Reports',
  to: paths.moderation(),
  icon: rareIcons.flag,
  activePrefix: `${paths.moderation()}/`,
}

/** Only for the admin role, even if the site opens the other admin screens to everyone. */
const adminRoleNavItems: NavItem[] = [
  { label: 'Library', to: paths.library(), icon: rareIcons.library, activePrefix: `${paths.library()}/` },
  { label: 'Members', to: paths.members(), icon: rareIcons.person },
  { label: 'Announcements', to: paths.announcements(), icon: rareIcons.announce },
  { label: 'Status', to: paths.status(), icon: rareIcons.pulse },
  { label: 'Delivery', to: paths.delivery(), icon: rareIcons.mail },
  { label: 'Security', to: paths.security(), icon: rareIcons.lock },
  { label: 'Site', to: paths.siteBranding(), icon: rareIcons.settings },
  { label: 'Help page', to: paths.editHelp(), icon: rareIcons.help },
]

/** List the screens that the member has as moderator or admin, under their title. */
export function listStaffItems(user: User | null, role: StaffRole): { title: string; items: NavItem[] } {
  return {
    title: user?.isAdmin ? 'Admin' : 'Moderation',
    items: [
      ...(user?.isAdmin ? adminNavItems : []),
      ...(role === 'member' ? [] : [reportsNavItem]),
      ...(user?.role === 'admin' ? adminRoleNavItems : []),
    ],
  }
}
