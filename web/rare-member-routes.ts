import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { apiQuery } from './api/client.ts'
import {
  createRoute,
  type LoadScreen,
  prefetch,
  prefetchFresh,
  prefetchFreshPages,
  redirectToReturnPath,
} from './create-route.ts'
import { notificationsQuery } from './features/notifications/notification-queries.ts'
import { patterns } from './paths.ts'

const start: LoadScreen = async () => (await import('./features/challenges/starts/StartPage.tsx')).StartPage
const search: LoadScreen = async () => (await import('./features/search/SearchPage.tsx')).SearchPage
const share: LoadScreen = async () => (await import('./features/social/SharePage.tsx')).SharePage
const openSharedPost = async (args: LoaderFunctionArgs) =>
  (await import('./features/social/open-shared-post.ts')).openSharedPost(args)
const notifications: LoadScreen = async () =>
  (await import('./features/notifications/NotificationsPage.tsx')).NotificationsPage
const announcement: LoadScreen = async () => {
  const [{ AnnouncementPage }] = await Promise.all([
    import('./features/notifications/AnnouncementPage.tsx'),
    import('./ui/MarkdownText.tsx'),
  ])
  return AnnouncementPage
}
const onboarding: LoadScreen = async () => (await import('./features/payments/OnboardingPage.tsx')).OnboardingPage
const keepEarlierInvitation = async (args: LoaderFunctionArgs) =>
  (await import('./features/accounts/sign-in-loaders.ts')).keepEarlierInvitation(args)
const profile: LoadScreen = async () => (await import('./features/members/profiles/ProfilePage.tsx')).ProfilePage
const invitations: LoadScreen = async () =>
  (await import('./features/members/invitations/InvitationsPage.tsx')).InvitationsPage
const friendInvitation: LoadScreen = async () =>
  (await import('./features/accounts/FriendInvitationPage.tsx')).FriendInvitationPage
const crewInvite: LoadScreen = async () => (await import('./features/crews/CrewInvitePage.tsx')).CrewInvitePage
const decision: LoadScreen = async () => (await import('./features/moderation/DecisionPage.tsx')).DecisionPage
const badDayPlan: LoadScreen = async () =>
  (await import('./features/help/bad-day-plan/BadDayPlanPage.tsx')).BadDayPlanPage
const selfChecks: LoadScreen = async () =>
  (await import('./features/help/self-checks/SelfChecksPage.tsx')).SelfChecksPage
const selfCheck: LoadScreen = async () => (await import('./features/help/self-checks/SelfCheckPage.tsx')).SelfCheckPage

/** The routes of screens that only members open, and seldom. */
export const rareMemberRoutes: RouteObject[] = [
  { ...createRoute(patterns.share, share), loader: openSharedPost },
  createRoute(patterns.search, search, () => [prefetch(apiQuery('GET /api/starting-points'))]),
  createRoute(patterns.notifications, notifications, () => [prefetchFreshPages(notificationsQuery)]),
  createRoute(patterns.announcement, announcement, ({ params: { id = '' } }) => [
    prefetchFresh(apiQuery('GET /api/announcements/{id}', { params: { id } })),
  ]),
  createRoute(patterns.start, start, ({ params: { id = '' } }) => [
    prefetchFresh(apiQuery('GET /api/starts/{id}', { params: { id } })),
    prefetchFresh(apiQuery('GET /api/user-challenges')),
  ]),
  createRoute(patterns.onboarding, onboarding),
  createRoute(patterns.member, profile, ({ params: { id = '' } }) => [
    prefetchFresh(apiQuery('GET /api/members/{id}', { params: { id } })),
  ]),
  createRoute(patterns.invitations, invitations, () => [prefetchFresh(apiQuery('GET /api/invitations'))]),
  createRoute(patterns.crewInvite, crewInvite),
  createRoute(patterns.decision, decision),
  createRoute(patterns.selfChecks, selfChecks),
  createRoute(patterns.selfCheck, selfCheck, () => [prefetch(apiQuery('GET /api/help'))]),
  createRoute(patterns.badDayPlan, badDayPlan, () => [prefetchFresh(apiQuery('GET /api/bad-day-plan'))]),
  { path: patterns.signIn, loader: redirectToReturnPath },
  { path: patterns.signUp, loader: redirectToReturnPath },
  createRoute(patterns.invite, friendInvitation),
  { path: patterns.earlierInvite, loader: keepEarlierInvitation },
]
