import { useId } from 'react'
import { describeSupport } from '#contract/marketing-figures.ts'
import { paths } from '#web/paths.ts'
import { useStore } from '#web/store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { siteBranding } from './branding.ts'
import { LinkList } from './LinkList.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import { crews, days, goals, type NavItem, pillars, resources, socialFeed } from './nav-items.ts'
import { useOpenCases } from './open-cases.ts'
import { useUser } from './session.ts'
import { showSheet } from './show-sheet.ts'
import { listStaffItems, reportsNavItem } from './staff-nav-items.ts'
import { useStanding } from './standing.ts'
import { ThemeChoice } from './ThemeChoice.tsx'
import styles from './MoreSheet.module.css'

const help = {
  label: 'Help now',
  to: paths.help(),
  icon: rareIcons.help,
  hint: 'Someone to talk to, day or night',
}
const support: NavItem[] = [
  { label: 'Plan for bad days', to: paths.badDayPlan(), icon: rareIcons.shield },
  { label: 'Self-checks', to: paths.selfChecks(), icon: 'mental', activePrefix: `${paths.selfChecks()}/` },
]
const invite: NavItem = { label: 'Invite a friend', to: paths.invitations(), icon: rareIcons.invite }
const settings: NavItem = {
  label: 'Settings',
  to: paths.settings(),
  icon: rareIcons.settings,
  activePrefix: `${paths.settings()}/`,
}

/** The sidebar on a phone: the screens that the bar at the bottom does not have. */
export function MoreSheet() {
  const id = useId()
  const user = useUser()
  const staff = listStaffItems(user, useStanding().role)
  const openCases = useOpenCases()
  const figures = describeSupport(useStore(siteBranding).figures)
  if (!user) return null
  const profile: NavItem = { label: 'Profile', to: paths.member(user.id), icon: rareIcons.person }
  return (
    <dialog ref={showSheet} className={styles.sheet} aria-labelledby={`${id}-title`}>
      <div className={styles.page}>
        <h2 id={`${id}-title`}>More</h2>
        <nav aria-label="Main">
          <LinkList items={[help]} strong />
          <LinkList items={support} />
          <LinkList items={[goals, days, crews, resources, socialFeed, pillars]} />
          <LinkList items={[invite, profile, settings]} />
          {staff.items.length > 0 && (
            <>
              <h3 className={styles.heading}>{staff.title}</h3>
              <LinkList
                items={staff.items.map((item) => (item === reportsNavItem ? { ...item, count: openCases } : item))}
              />
            </>
          )}
        </nav>
        <div className={styles.theme}>
          <Icon name="sun" />
          <span id={`${id}-theme`}>Theme</span>
          <ThemeChoice labelledBy={`${id}-theme`} />
        </div>
        <LogOutButton user={user} className={styles.leave} />
        {figures && <p className={styles.foot}>{figures}</p>}
      </div>
    </dialog>
  )
}
