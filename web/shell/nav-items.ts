import { paths } from '#web/paths.ts'
import type { IconName } from '#web/ui/Icon.tsx'

export type NavItem = {
  label: string
  to: string
  icon: IconName
  /** Paths that also mark this item as current. */
  activePrefix?: string | RegExp
}

const home: NavItem = { label: 'Home', to: paths.home(), icon: 'home' }
const challenges: NavItem = {
  label: 'Challenges',
  to: paths.challenges(),
  icon: 'bricks',
  activePrefix: /^\/(challenge|start)\//,
}
const community: NavItem = {
  label: 'Community',
  to: paths.community(),
  icon: 'people',
  activePrefix: '/community/',
}
export const crews: NavItem = { label: 'Crews', to: paths.crews(), icon: 'brotherhood', activePrefix: '/crew' }
const journal: NavItem = { label: 'Journal', to: paths.journal(), icon: 'journal' }
export const pillars: NavItem = { label: 'Pillars', to: paths.pillars(), icon: 'columns', activePrefix: '/pillar' }
export const goals: NavItem = { label: 'Goals', to: paths.goals(), icon: 'goal' }
export const days: NavItem = { label: 'Your days', to: paths.days(), icon: 'calendar' }
export const resources: NavItem = {
  label: 'Resources',
  to: paths.resources(),
  icon: 'book',
  activePrefix: '/resource/',
}
export const socialFeed: NavItem = { label: 'Social Feed', to: paths.socialFeed(), icon: 'feed' }

export const sidebarItems: NavItem[] = [
  home,
  pillars,
  challenges,
  goals,
  days,
  community,
  crews,
  journal,
  resources,
  socialFeed,
]

export const bottomBarItems: NavItem[] = [{ ...home, label: 'Today' }, challenges, community, journal]

/** The sheet that lists these screens is not part of the first load. */
const screensInMore =
  /^\/(pillars?|goals|days|crews?|resources?|social-feed|help|plan-for-bad-days|self-checks|invitations|settings|admin|moderation)(\/|$)/

/** Whether More is where a phone has the screen. */
export function isInMore(pathname: string): boolean {
  return screensInMore.test(pathname)
}

/** Return an item's `aria-current`. */
export function getCurrent(
  { to, activePrefix }: Pick<NavItem, 'to' | 'activePrefix'>,
  pathname: string,
): 'page' | true | undefined {
  if (pathname === to) return 'page'
  if (activePrefix === undefined) return undefined
  const isCurrent = typeof activePrefix === 'string' ? pathname.startsWith(activePrefix) : activePrefix.test(pathname)
  return isCurrent || undefined
}
