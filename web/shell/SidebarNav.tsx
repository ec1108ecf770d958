import { Link, useLocation } from 'react-router'
import { describeSupport } from '#contract/marketing-figures.ts'
import { useUser } from '#web/shell/session.ts'
import { siteFace } from '#web/shell/site-face.ts'
import { useStore } from '#web/store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { Logo } from './Logo.tsx'
import { type NavItem, adminNavItems, adminRoleNavItems, getCurrent, navItems } from './nav-items.ts'
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
  return (
    <div className={styles.sidebar} data-rail={rail || undefined}>
      <div className={styles.logo}>
        <Logo onClick={onNavigate} />
      </div>
      <nav className={styles.nav} aria-label="Main">
        <NavGroup items={items} rail={rail} onNavigate={onNavigate} />
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
      {support && <p className={styles.foot}>{support}</p>}
    </div>
  )
}

function NavGroup({ items, rail, onNavigate }: { items: NavItem[]; rail: boolean; onNavigate?: () => void }) {
  const { pathname } = useLocation()
  return (
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          <Tooltip label={item.label} delay={0} side="right" enabled={rail}>
            <Link
              className={styles.link}
              to={item.to}
              aria-current={getCurrent(item, pathname)}
              aria-label={rail ? item.label : undefined}
              onClick={onNavigate}
            >
              <Icon name={item.icon} />
              <span className={styles.label}>{item.label}</span>
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
