import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { describeSupport } from '#contract/marketing-figures.ts'
import type { StaffRole } from '#contract/standing.ts'
import { useUser } from '#web/shell/session.ts'
import { siteFace } from '#web/shell/site-face.ts'
import { useStanding } from '#web/shell/standing.ts'
import { useStore } from '#web/store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { Logo } from './Logo.tsx'
import { type NavItem, adminNavItems, adminRoleNavItems, getCurrent, navItems, reportsNavItem } from './nav-items.ts'
import { openCasesQuery } from './open-cases.ts'
import styles from './SidebarNav.module.css'

type Props = {
  /** Shows only icons, with tooltips. */
  rail?: boolean
  items?: NavItem[]
  onNavigate?: () => void
}

export function SidebarNav({ rail = false, items = navItems, onNavigate }: Props) {
  const user = useUser()
  const support = describeSupport(useStore(siteFace).figures)
  const staffItems = listStaffItems(user, useStanding().role)
  return (
    <div className={styles.sidebar} data-rail={rail || undefined}>
      <div className={styles.logo}>
        <Logo onClick={onNavigate} />
      </div>
      <nav className={styles.nav} aria-label="Main">
        <NavGroup items={items} rail={rail} onNavigate={onNavigate} />
        {staffItems.length > 0 && (
          <>
            <h2 className={styles.heading}>{user?.isAdmin ? 'Admin' : 'Moderation'}</h2>
            <NavGroup items={staffItems} rail={rail} onNavigate={onNavigate} />
          </>
        )}
      </nav>
      {support && <p className={styles.foot}>{support}</p>}
    </div>
  )
}

function listStaffItems(user: User | null, role: StaffRole): NavItem[] {
  return [
    ...(user?.isAdmin ? adminNavItems : []),
    ...(role === 'member' ? [] : [reportsNavItem]),
    ...(user?.role === 'admin' ? adminRoleNavItems : []),
  ]
}

function NavGroup({ items, rail, onNavigate }: { items: NavItem[]; rail: boolean; onNavigate?: () => void }) {
  const { pathname } = useLocation()
  const openCases = useQuery({ ...openCasesQuery, enabled: false }).data?.open ?? 0
  return (
    <ul>
      {items.map((item) => {
        const count = item === reportsNavItem ? openCases : 0
        const countText = count > 0 ? `, ${count} open` : ''
        return (
          <li key={item.to}>
            <Tooltip label={item.label} delay={0} side="right" enabled={rail}>
              <Link
                className={styles.link}
                to={item.to}
                aria-current={getCurrent(item, pathname)}
                aria-label={rail || count > 0 ? item.label + countText : undefined}
                onClick={onNavigate}
              >
                <Icon name={item.icon} />
                <span className={styles.label}>{item.label}</span>
                {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
              </Link>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}
