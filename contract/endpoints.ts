import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as announcements from './announcements.ts'
import * as applications from './applications.ts'
import * as audit from './audit.ts'
import * as badDays from './bad-day-plan.ts'
import * as breaks from './breaks.ts'
import * as catalog from './catalog.ts'
import * as challengeMembers from './challenge-members.ts'
import * as challenges from './challenges.ts'
import * as contentFile from './content-file.ts'
import * as corrections from './corrections.ts'
import * as counts from './counts.ts'
import * as crewRounds from './crew-rounds.ts'
import * as crews from './crews.ts'
import * as cspReports from './csp-reports.ts'
import * as days from './days.ts'
import * as delivery from './delivery.ts'
import type { Endpoint, EndpointName } from './endpoint.ts'
import * as events from './events.ts'
import * as forumPictures from './forum-pictures.ts'
import * as forum from './forum.ts'
import * as friends from './friends.ts'
import * as drafts from './generation-drafts.ts'
import * as generationItems from './generation-items.ts'
import * as contentWriter from './generation-writer.ts'
import * as generation from './generation.ts'
import * as generations from './generations.ts'
import * as goals from './goals.ts'
import * as help from './help.ts'
import * as ideas from './ideas.ts'
import * as invitations from './invitations.ts'
import * as journal from './journal.ts'
import * as mailedInvitations from './mailed-invitations.ts'
import * as members from './members.ts'
import * as moderation from './moderation.ts'
import * as notificationSettings from './notification-settings.ts'
import * as notifications from './notifications.ts'
import * as payments from './payments.ts'
import * as pillars from './pillars.ts'
import * as preferences from './preferences.ts'
import * as profiles from './profiles.ts'
import * as push from './push.ts'
import * as reactions from './reactions.ts'
import * as reminders from './reminders.ts'
import * as reports from './reports.ts'
import * as resources from './resources.ts'
import * as search from './search.ts'
import * as sessions from './sessions.ts'
import * as setupList from './setup-list.ts'
import * as sitePages from './site-pages.ts'
import * as site from './site.ts'
import * as sources from './social-sources.ts'
import * as social from './social.ts'
import * as standing from './standing.ts'
import * as startingPoints from './starting-points.ts'
import * as starts from './starts.ts'
import * as status from './status.ts'
import * as threads from './threads.ts'
import * as today from './today.ts'
import * as writtenDrafts from './written-drafts.ts'

/** The nouns of the API. Every endpoint that one of their files exports is a call of the API. */
const nouns = {
  Accounts: {
    description: 'Sign-up, sign-in, passwords, profile, preferences, avatar, export and deletion.',
    calls: { ...accounts, ...preferences },
  },
  Audit: { description: 'The security log, for admins.', calls: audit },
  'Bad days': { description: 'A private plan for bad days. In the app, only its member can see it.', calls: badDays },
  Challenges: {
    description: 'Challenges, starting them together, the days that members complete in them, and breaks.',
    calls: {
      ...challenges,
      ...challengeMembers,
      ...startingPoints,
      ...starts,
      ...today,
      ...days,
      ...breaks,
      ...counts,
    },
  },
  Content: {
    description: 'Challenges and resources that admins write themselves.',
    calls: { ...writtenDrafts, ...catalog, ...contentFile, ...corrections },
  },
  Crews: {
    description: 'Small groups whose members see how each other are doing, as far as each of them has chosen.',
    calls: { ...crews, ...crewRounds },
  },
  Delivery: { description: 'The outgoing email and push messages, as admins see them.', calls: delivery },
  Events: { description: 'Changes that the server sends while a screen is open.', calls: events },
  Forum: {
    description: 'Discussions of the community, their replies, and one-tap answers.',
    calls: { ...forum, ...forumPictures, ...threads, ...reactions },
  },
  Generation: {
    description: 'Runs in which an AI model or the built-in library writes content for admins.',
    calls: { ...generation, ...generations, ...generationItems, ...drafts, ...contentWriter, ...ideas },
  },
  Goals: { description: 'Goals. In the app, only their member can see them.', calls: goals },
  Help: { description: 'Emergency numbers and crisis lines.', calls: help },
  Journal: { description: 'Journal entries. In the app, only their member can see them.', calls: journal },
  Members: {
    description: 'Members as admins and as other members see them, and how new members come in.',
    calls: { ...members, ...activity, ...profiles, ...invitations, ...mailedInvitations, ...friends, ...applications },
  },
  Moderation: {
    description: 'Reports, blocks, and what moderators decide.',
    calls: { ...reports, ...moderation, ...standing },
  },
  Notifications: {
    description: 'What members are told, and how: the inbox, email, push messages and the calendar feed.',
    calls: { ...notifications, ...notificationSettings, ...push, ...announcements },
  },
  Payments: { description: 'Cards stored at the payment provider.', calls: payments },
  Pillars: { description: 'The seven pillars.', calls: pillars },
  Reminders: { description: 'When a member is reminded of the steps of the day.', calls: reminders },
  Resources: { description: 'Articles, guides, exercises and worksheets.', calls: resources },
  Search: { description: 'One search for everything that the member can read.', calls: search },
  Sessions: { description: 'Where a member is signed in.', calls: sessions },
  Site: {
    description: 'What this server offers, and its health.',
    calls: { ...site, ...setupList, ...sitePages, ...cspReports, ...status },
  },
  Social: {
    description: 'Posts from social platforms, and the accounts they are fetched from.',
    calls: { ...social, ...sources },
  },
}

type Nouns = typeof nouns
type Calls = { [Noun in keyof Nouns]: Nouns[Noun]['calls'] }[keyof Nouns]
type Exported<Module> = Module extends Module ? Extract<Module[keyof Module], Endpoint> : never
type AnyEndpoint = Exported<Calls>

/** One call with its names in the API description. */
export type Operation = { id: string; tag: string; endpoint: Endpoint }

/** Every call of the API. The server refuses to start if one of them is not served. */
export const operations: readonly Operation[] = Object.entries(nouns).flatMap(([tag, { calls }]) =>
  Object.entries<unknown>(calls).flatMap(([id, value]) => (isEndpoint(value) ? [{ id, tag, endpoint: value }] : [])),
)

export const endpoints: readonly Endpoint[] = operations.map(({ endpoint }) => endpoint)

/** The nouns with their descriptions. */
export const tags = Object.entries(nouns).map(([name, { description }]) => ({ name, description }))

/** `{ 'GET /api/challenges': typeof listChallenges, … }`: the contract as the browser's types see it. */
export type EndpointsByName = { [E in AnyEndpoint as EndpointName<E>]: E }

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}
