import { paths } from '#web/paths.ts'
import type { IconName } from '#web/ui/Icon.tsx'

export type NavItem = {
  label: string
  to: string
  icon: IconName
  /** Paths that also mark this item as current. */
  activePrefix?: string
}

const home: NavItem = { label: 'Home', to: paths.home(), icon: 'home' }
const challenges: NavItem = { label: 'Challenges', to: paths.challenges(), icon: 'bricks', activePrefix: '/challenge' }
const community: NavItem = { label: 'Community', to: paths.community(), icon: 'people', activePrefix: '/community/' }
const journal: NavItem = { label: 'Journal', to: paths.journal(), icon: 'journal' }

export const navItems: NavItem[] = [
  home,
  { label: 'Pillars', to: paths.pillars(), icon: 'columns', activePrefix: '/pillar' },
  challenges,
  { label: 'Goals', to: paths.goals(), icon: 'goal' },
  { label: 'Your days', to: paths.days(), icon: 'calendar' },
  community,
  journal,
  { label: 'Social Feed', to: paths.socialFeed(), icon: 'feed' },
]

/** On phones, the header has no link to the settings. */
export const sheetItems: NavItem[] = [
  ...navItems,
  { label: 'Settings', to: paths.settings(), icon: 'settings', activePrefix: `${paths.settings()}/` },
]

export const bottomBarItems: NavItem[] = [{ ...home, label: 'Today' }, challenges, community, journal]

/** Return an item's `aria-current`. */
export function getCurrent({ to, activePrefix }: NavItem, pathname: string): 'page' | true | undefined {
  if (pathname === to) return 'page'
  return activePrefix && pathname.startsWith(activePrefix) ? true : undefined
}
