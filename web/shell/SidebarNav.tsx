import { describeSupport } from '#contract/marketing-figures.ts'
import { siteBranding } from '#web/shell/branding.ts'
import { useUser } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { useStore } from '#web/store.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Logo } from './Logo.tsx'
import { sidebarItems } from './nav-items.ts'
import { NavGroup } from './NavGroup.tsx'
import styles from './SidebarNav.module.css'

const StaffNav = lazyComponent(async () => (await import('./StaffNav.tsx')).StaffNav, {
  onFailure: () => undefined,
  source: 'web/shell/StaffNav.tsx',
})

/** @param rail shows only icons, with tooltips */
export function SidebarNav({ rail = false }: { rail?: boolean }) {
  const user = useUser()
  const support = describeSupport(useStore(siteBranding).figures)
  const isStaff = useStanding().role !== 'member' || user?.isAdmin
  return (
    <div className={styles.sidebar} data-rail={rail || undefined}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <nav className={styles.nav} aria-label="Main">
        <NavGroup items={sidebarItems} rail={rail} />
        {isStaff && <StaffNav rail={rail} />}
      </nav>
      {support && <p className={styles.foot}>{support}</p>}
    </div>
  )
}
