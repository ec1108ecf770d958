import { generatePath } from 'react-router'
import type { Pillar } from '#contract/pillars.ts'
import type { Platform } from '#contract/social.ts'

export const patterns = {
  home: '/',
  pillars: '/pillars',
  pillar: '/pillar/:pillar',
  pillarAlias: '/pillars/:pillar',
  challenges: '/challenges',
  challenge: '/challenge/:id',
  days: '/days',
  finished: '/finished/:id',
  resource: '/resource/:id',
  goals: '/goals',
  community: '/community',
  discussion: '/community/:id',
  journal: '/journal',
  socialFeed: '/social-feed',
  share: '/share',
  managePosts: '/admin/social',
  createChallenges: '/admin/challenges',
  populate: '/admin/populate',
  members: '/admin/members',
  security: '/admin/security',
  notifications: '/notifications',
  announcement: '/announcements/:id',
  announcements: '/admin/announcements',
  delivery: '/admin/delivery',
  onboarding: '/onboarding',
  settings: '/settings',
  notificationSettings: '/settings/notifications',
  signIn: '/sign-in',
  signUp: '/sign-up',
  reset: '/reset',
  verify: '/verify',
  unsubscribe: '/unsubscribe',
} as const

export type ChallengesTab = 'available' | 'active' | 'completed'

type SettingsSection = 'card' | 'email'

export const paths = {
  home: () => patterns.home,
  pillars: () => patterns.pillars,
  pillar: (pillar: Pillar) => generatePath(patterns.pillar, { pillar }),
  pillarAlias: (pillar: Pillar) => generatePath(patterns.pillarAlias, { pillar }),
  challenges: (query?: { tab?: ChallengesTab; pillar?: Pillar }) => appendQuery(patterns.challenges, query),
  challenge: (id: string) => generatePath(patterns.challenge, { id }),
  days: (query?: { year?: string }) => appendQuery(patterns.days, query),
  /** `id` is of the participation. */
  finished: (id: string) => generatePath(patterns.finished, { id }),
  resource: (id: string) => generatePath(patterns.resource, { id }),
  goals: () => patterns.goals,
  community: (query?: { pillar?: Pillar }) => appendQuery(patterns.community, query),
  discussion: (id: string) => generatePath(patterns.discussion, { id }),
  /** `prompt` opens a new entry with that prompt, such as "purpose-1". `?new=1`, as in the manifest, opens one without. */
  journal: (query?: { prompt?: string }) => appendQuery(patterns.journal, query),
  socialFeed: (query?: { platform?: Platform; pillar?: Pillar }) => appendQuery(patterns.socialFeed, query),
  managePosts: () => patterns.managePosts,
  createChallenges: (query?: { run?: string }) => appendQuery(patterns.createChallenges, query),
  populate: (query?: { run?: string }) => appendQuery(patterns.populate, query),
  members: () => patterns.members,
  security: (query?: { member?: string }) => appendQuery(patterns.security, query),
  notifications: () => patterns.notifications,
  announcement: (id: string) => generatePath(patterns.announcement, { id }),
  announcements: () => patterns.announcements,
  delivery: () => patterns.delivery,
  onboarding: () => patterns.onboarding,
  settings: (section?: SettingsSection) => patterns.settings + (section ? `#${section}` : ''),
  notificationSettings: () => patterns.notificationSettings,
  signIn: (query?: { returnTo?: string }) => appendQuery(patterns.signIn, query),
  signUp: (query?: { returnTo?: string }) => appendQuery(patterns.signUp, query),
  reset: (query?: { returnTo?: string }) => appendQuery(patterns.reset, query),
  verify: () => patterns.verify,
  /** The server handles these, so they are full navigations. */
  login: (query?: { returnTo?: string; screen?: 'sign-up' }) => appendQuery('/api/login', query),
  logout: () => '/api/logout',
  exportAccount: () => '/api/account/export',
}

function appendQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return entries.length ? `${path}?${new URLSearchParams(entries)}` : path
}
