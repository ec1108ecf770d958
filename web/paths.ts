import { generatePath } from 'react-router'
import type { HelpTopic } from '#contract/help-categories.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Platform } from '#contract/social.ts'
import type { StartingPointKey } from '#contract/starting-points.ts'

export const patterns = {
  home: '/',
  pillars: '/pillars',
  pillar: '/pillar/:pillar',
  pillarAlias: '/pillars/:pillar',
  challenges: '/challenges',
  challenge: '/challenge/:id',
  start: '/start/:id',
  days: '/days',
  finished: '/finished/:id',
  resources: '/resources',
  resource: '/resource/:id',
  goals: '/goals',
  community: '/community',
  discussion: '/community/:id',
  crews: '/crews',
  crew: '/crew/:id',
  round: '/crew/:id/round',
  crewSettings: '/crew/:id/settings',
  crewInvite: '/crew-invite',
  journal: '/journal',
  search: '/search',
  socialFeed: '/social-feed',
  share: '/share',
  managePosts: '/admin/social',
  createChallenges: '/admin/challenges',
  populate: '/admin/populate',
  library: '/admin/library',
  writtenDraft: '/admin/library/drafts/:id',
  howItGoes: '/admin/library/challenge/:id',
  members: '/admin/members',
  security: '/admin/security',
  notifications: '/notifications',
  announcement: '/announcements/:id',
  announcements: '/admin/announcements',
  delivery: '/admin/delivery',
  status: '/admin/status',
  member: '/members/:id',
  invitations: '/invitations',
  decision: '/decisions/:id',
  moderation: '/moderation',
  moderationCase: '/moderation/:id',
  managedMember: '/admin/members/:id',
  applications: '/admin/applications',
  allInvitations: '/admin/invitations',
  siteBranding: '/admin/site',
  editHelp: '/admin/help',
  onboarding: '/onboarding',
  settings: '/settings',
  notificationSettings: '/settings/notifications',
  profileSettings: '/settings/profile',
  signIn: '/sign-in',
  signUp: '/sign-up',
  reset: '/reset',
  verify: '/verify',
  unsubscribe: '/unsubscribe',
  invite: '/invite',
  /** Links of invitations from before the token was in the fragment. */
  earlierInvite: '/invite/:token',
  badDayPlan: '/plan-for-bad-days',
  selfChecks: '/self-checks',
  selfCheck: '/self-checks/:check',
  help: '/help',
  guidelines: '/guidelines',
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
} as const

export type ChallengesTab = 'available' | 'active' | 'completed'

type SettingsScreen = 'account' | 'days' | 'appearance' | 'privacy' | 'devices' | 'payment'
type SiteSection = 'looks' | 'figures' | 'pages' | 'backup'

export const paths = {
  home: () => patterns.home,
  pillars: () => patterns.pillars,
  pillar: (pillar: Pillar) => generatePath(patterns.pillar, { pillar }),
  pillarAlias: (pillar: Pillar) => generatePath(patterns.pillarAlias, { pillar }),
  /** `hardest` is an answer to “What is hardest right now?”. */
  challenges: (query?: { tab?: ChallengesTab; pillar?: Pillar } | { hardest: StartingPointKey }) =>
    appendQuery(patterns.challenges, query),
  challenge: (id: string) => generatePath(patterns.challenge, { id }),
  /** `id` is of a start on a date. */
  start: (id: string) => generatePath(patterns.start, { id }),
  days: (query?: { year?: string }) => appendQuery(patterns.days, query),
  /** `id` is of the participation. */
  finished: (id: string) => generatePath(patterns.finished, { id }),
  resources: (query?: { q?: string; pillar?: Pillar }) => appendQuery(patterns.resources, query),
  resource: (id: string) => generatePath(patterns.resource, { id }),
  goals: () => patterns.goals,
  community: (query?: { pillar?: Pillar }) => appendQuery(patterns.community, query),
  /** `name` is of a member to found a crew with, and `with` the id if they are told. */
  /** `with` is a friend, whose challenge is `in`, to found a crew with. */
  crews: (query?: { with?: string; in?: string; name?: string }) => appendQuery(patterns.crews, query),
  crew: (id: string) => generatePath(patterns.crew, { id }),
  /** Where the link of a crew leads. `token` can be the id of a crew that a friend founded for the member. */
  crewInvite: (token?: string) => (token ? `${patterns.crewInvite}#token=${token}` : patterns.crewInvite),
  /** `id` is of the crew. `on` is the date of an earlier round. */
  round: (id: string, query?: { on?: string }) => appendQuery(generatePath(patterns.round, { id }), query),
  crewSettings: (id: string) => generatePath(patterns.crewSettings, { id }),
  /** `reply` is where reading begins. */
  discussion: (id: string, query?: { reply: string }) => appendQuery(generatePath(patterns.discussion, { id }), query),
  /**
   * `prompt` opens a new entry with that prompt, such as "purpose-1". `?new=1`, as in the manifest, opens one without.
   * `day` shows only the entries of that date.
   */
  journal: (query?: { prompt?: string } | { day?: string }) => appendQuery(patterns.journal, query),
  /** `kind` is of what to look for, or all kinds without it. */
  search: (query?: { query?: string; kind?: string; pillar?: Pillar }) => appendQuery(patterns.search, query),
  socialFeed: (query?: { platform?: Platform; pillar?: Pillar }) => appendQuery(patterns.socialFeed, query),
  managePosts: () => patterns.managePosts,
  createChallenges: (query?: { run?: string }) => appendQuery(patterns.createChallenges, query),
  populate: (query?: { run?: string }) => appendQuery(patterns.populate, query),
  library: (query?: { status?: string }) => appendQuery(patterns.library, query),
  /** With `day`, the editor opens that day of a challenge. */
  writtenDraft: (id: string, query?: { day: number }) =>
    appendQuery(generatePath(patterns.writtenDraft, { id }), query && { day: String(query.day) }),
  /** `id` is of the challenge. */
  howItGoes: (id: string) => generatePath(patterns.howItGoes, { id }),
  members: () => patterns.members,
  managedMember: (id: string) => generatePath(patterns.managedMember, { id }),
  applications: () => patterns.applications,
  /** `tab` shows those by email. */
  allInvitations: (query?: { tab: 'email' }) => appendQuery(patterns.allInvitations, query),
  siteBranding: (section?: SiteSection) => patterns.siteBranding + (section ? `#${section}` : ''),
  editHelp: () => patterns.editHelp,
  member: (id: string) => generatePath(patterns.member, { id }),
  invitations: () => patterns.invitations,
  decision: (id: string) => generatePath(patterns.decision, { id }),
  moderation: (query?: { status?: 'closed' }) => appendQuery(patterns.moderation, query),
  moderationCase: (id: string) => generatePath(patterns.moderationCase, { id }),
  badDayPlan: (query?: { question: number }) =>
    appendQuery(patterns.badDayPlan, query && { question: String(query.question) }),
  selfChecks: () => patterns.selfChecks,
  selfCheck: (check: string) => generatePath(patterns.selfCheck, { check }),
  help: (topic?: HelpTopic) => patterns.help + (topic ? `#${topic}` : ''),
  guidelines: () => patterns.guidelines,
  privacy: () => patterns.privacy,
  terms: () => patterns.terms,
  imprint: () => patterns.imprint,
  security: (query?: { member?: string }) => appendQuery(patterns.security, query),
  notifications: () => patterns.notifications,
  announcement: (id: string) => generatePath(patterns.announcement, { id }),
  announcements: () => patterns.announcements,
  delivery: () => patterns.delivery,
  status: () => patterns.status,
  onboarding: () => patterns.onboarding,
  settings: (screen?: SettingsScreen) => patterns.settings + (screen ? `/${screen}` : ''),
  notificationSettings: () => patterns.notificationSettings,
  profileSettings: () => patterns.profileSettings,
  signIn: (query?: { returnTo?: string }) => appendQuery(patterns.signIn, query),
  signUp: (query?: { returnTo?: string }) => appendQuery(patterns.signUp, query),
  reset: (query?: { returnTo?: string }) => appendQuery(patterns.reset, query),
  verify: () => patterns.verify,
  invite: () => patterns.invite,
  /** The server handles these, so they are full navigations. */
  login: (query?: { returnTo?: string; screen?: 'sign-up' }) => appendQuery('/api/login', query),
  logout: () => '/api/logout',
  contentFile: (kind: 'challenge' | 'resource', id: string) => `/api/${kind}s/${encodeURIComponent(id)}/file`,
  exportAccount: () => '/api/account/export',
  exportMember: (id: string) => `/api/admin/members/${encodeURIComponent(id)}/export`,
}

function appendQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return entries.length ? `${path}?${new URLSearchParams(entries)}` : path
}
