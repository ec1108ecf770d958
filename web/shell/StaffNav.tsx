import { NavGroup } from './NavGroup.tsx'
import { useOpenCases } from './open-cases.ts'
import { useUser } from './session.ts'
import { listStaffItems, reportsNavItem } from './staff-nav-items.ts'
import { useStanding } from './standing.ts'
import styles from './SidebarNav.module.css'

/** The screens of moderators and admins. Not in the first load of other members. */
export function StaffNav({ rail }: { rail: boolean }) {
  const { title, items } = listStaffItems(useUser(), useStanding().role)
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <NavGroup items={items} rail={rail} counts={{ [reportsNavItem.to]: useOpenCases() }} />
    </>
  )
}
