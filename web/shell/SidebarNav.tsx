import { Link, useLocation } from 'react-router'
import { figures } from '#contract/marketing-figures.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { Logo } from './Logo.tsx'
import styles from './SidebarNav.module.css'

type NavItem = {
  label: string
  to: string
  icon: IconName
  /** Paths that also mark this item as current. */
  activePrefix?: string
}

const navItems: NavItem[] = [
  { label: 'Home', to: paths.home(), icon: 'home' },
  { label: 'Pillars', to: paths.pillars(), icon: 'columns', activePrefix: '/pillar' },
  { label: 'Challenges', to: paths.challenges(), icon: 'bricks', activePrefix: '/challenge' },
  { label: 'Goals', to: paths.goals(), icon: 'goal' },
  { label: 'Your days', to: paths.days(), icon: 'calendar' },
  { label: 'Community', to: paths.community(), icon: 'people', activePrefix: '/community/' },
  { label: 'Journal', to: paths.journal(), icon: 'journal' },
  { label: 'Social Feed', to: paths.socialFeed(), icon: 'feed' },
]

const adminNavItems: NavItem[] = [
  { label: 'AI Populate', to: paths.populate(), icon: 'populate' },
  { label: 'Create Challenges', to: paths.createChallenges(), icon: 'create' },
  { label: 'Manage Posts', to: paths.managePosts(), icon: 'tag' },
]

/** Only for the admin role, even if the site opens the other admin screens to everyone. */
const adminRoleNavItems: NavItem[] = [
  { label: 'Members', to: paths.members(), icon: 'person' },
  { label: 'Announcements', to: paths.announcements(), icon: 'announce' },
  { label: 'Delivery', to: paths.delivery(), icon: 'mail' },
  { label: 'Security', to: paths.security(), icon: 'lock' },
]

/** `rail` shows only icons, with tooltips. */
export function SidebarNav({ rail = false, onNavigate }: { rail?: boolean; onNavigate?: () => void }) {
  const user = useUser()
  return (
    <div className={styles.sidebar} data-rail={rail || undefined}>
      <div className={styles.logo}>
        <Logo onClick={onNavigate} />
      </div>
      <nav className={styles.nav} aria-label="Main">
        <NavGroup items={navItems} rail={rail} onNavigate={onNavigate} />
        {user?.isAdmin && (
          <>
            <h2 className={styles.heading}>Admin</h2>
            <NavGroup
              items={user.role === 'admin' ? [...adminNavItems, ...adminRoleNavItems] : adminNavItems}
              rail={rail}
              onNavigate={onNavigate}
            />
          </>
        )}
      </nav>
      <p className={styles.foot}>{figures.supporting}</p>
    </div>
  )
}

function NavGroup({ items, rail, onNavigate }: { items: NavItem[]; rail: boolean; onNavigate?: () => void }) {
  const { pathname } = useLocation()
  return (
    <ul>
      {items.map(({ label, to, icon, activePrefix }) => {
        const current = pathname === to ? 'page' : activePrefix && pathname.startsWith(activePrefix) ? true : undefined
        return (
          <li key={to}>
            <Tooltip label={label} delay={0} side="right" enabled={rail}>
              <Link
                className={styles.link}
                to={to}
                aria-current={current}
                aria-label={rail ? label : undefined}
                onClick={onNavigate}
              >
                <Icon name={icon} />
                <span className={styles.label}>{label}</span>
              </Link>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}
