import { describeSupport } from '#contract/marketing-figures.ts'
import { siteBranding } from '#web/shell/branding.ts'
import { useUser } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { useStore } from '#web/store.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Logo } from './Logo.tsx'
import { type NavItem, navItems } from './nav-items.ts'
import { NavGroup } from './NavGroup.tsx'
import styles from './SidebarNav.module.css'

const StaffNav = lazyComponent(async () => (await import('./StaffNav.tsx')).StaffNav, {
  onFailure: () => undefined,
  source: 'web/shell/StaffNav.tsx',
})

type Props = {
  /** Shows only icons, with tooltips. */
  rail?: boolean
  items?: NavItem[]
  onNavigate?: () => void
}

export function SidebarNav({ rail = false, items = navItems, onNavigate }: Props) {
  const user = useUser()
  const support = describeSupport(useStore(siteBranding).figures)
  const isStaff = useStanding().role !== 'member' || user?.isAdmin
  return (
    <div className={styles.sidebar} data-rail={rail || undefined}>
      <div className={styles.logo}>
        <Logo onClick={onNavigate} />
      </div>
      <nav className={styles.nav} aria-label="Main">
        <NavGroup items={items} rail={rail} onNavigate={onNavigate} />
        {isStaff && <StaffNav rail={rail} onNavigate={onNavigate} />}
      </nav>
      {support && <p className={styles.foot}>{support}</p>}
    </div>
  )
}
