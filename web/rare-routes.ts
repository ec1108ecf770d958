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
import { sitePageQuery } from './features/site/site-page-queries.ts'
import { patterns } from './paths.ts'

const start: LoadScreen = async () => (await import('./features/challenges/starts/StartPage.tsx')).StartPage
const startInvitation: LoadScreen = async () =>
  (await import('./features/challenges/starts/StartInvitationPage.tsx')).StartInvitationPage
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
const signIn: LoadScreen = async () => (await import('./features/accounts/SignInPage.tsx')).SignInPage
const signUp: LoadScreen = async () => (await import('./features/accounts/SignUpPage.tsx')).SignUpPage
const moveSetupCode = async (args: LoaderFunctionArgs) =>
  (await import('./features/accounts/sign-in-loaders.ts')).moveSetupCode(args)
const unsubscribe: LoadScreen = async () =>
  (await import('./features/notifications/settings/UnsubscribePage.tsx')).UnsubscribePage
const keepEarlierInvitation = async (args: LoaderFunctionArgs) =>
  (await import('./features/accounts/sign-in-loaders.ts')).keepEarlierInvitation(args)
const keepInvitation = async (args: LoaderFunctionArgs) =>
  (await import('./features/accounts/sign-in-loaders.ts')).keepInvitation(args)
const reset: LoadScreen = async () => (await import('./features/accounts/ResetPage.tsx')).ResetPage
const verify: LoadScreen = async () => (await import('./features/accounts/VerifyPage.tsx')).VerifyPage
const profile: LoadScreen = async () => (await import('./features/members/profiles/ProfilePage.tsx')).ProfilePage
const invitations: LoadScreen = async () =>
  (await import('./features/members/invitations/InvitationsPage.tsx')).InvitationsPage
const friendInvitation: LoadScreen = async () =>
  (await import('./features/accounts/FriendInvitationPage.tsx')).FriendInvitationPage
const crewInvite: LoadScreen = async () => (await import('./features/crews/CrewInvitePage.tsx')).CrewInvitePage
const crewInvitation: LoadScreen = async () =>
  (await import('./features/crews/CrewInvitationPage.tsx')).CrewInvitationPage
const decision: LoadScreen = async () => (await import('./features/moderation/DecisionPage.tsx')).DecisionPage
const badDayPlan: LoadScreen = async () =>
  (await import('./features/help/bad-day-plan/BadDayPlanPage.tsx')).BadDayPlanPage
const selfChecks: LoadScreen = async () =>
  (await import('./features/help/self-checks/SelfChecksPage.tsx')).SelfChecksPage
const selfCheck: LoadScreen = async () => (await import('./features/help/self-checks/SelfCheckPage.tsx')).SelfCheckPage
const help: LoadScreen = async () => (await import('./features/help/HelpPage.tsx')).HelpPage
const importMarkdown = () => import('./ui/MarkdownText.tsx')
const guidelines: LoadScreen = async () => {
  const [{ GuidelinesPage }] = await Promise.all([import('./features/site/SitePages.tsx'), importMarkdown()])
  return GuidelinesPage
}
const privacy: LoadScreen = async () => {
  const [{ PrivacyPage }] = await Promise.all([import('./features/site/SitePages.tsx'), importMarkdown()])
  return PrivacyPage
}
const terms: LoadScreen = async () => {
  const [{ TermsPage }] = await Promise.all([import('./features/site/SitePages.tsx'), importMarkdown()])
  return TermsPage
}
const imprint: LoadScreen = async () => {
  const [{ ImprintPage }] = await Promise.all([import('./features/site/SitePages.tsx'), importMarkdown()])
  return ImprintPage
}

const everyone: RouteObject[] = [
  createRoute(patterns.reset, reset),
  createRoute(patterns.verify, verify),
  createRoute(patterns.unsubscribe, unsubscribe),
  createRoute(patterns.help, help, () => [prefetch(apiQuery('GET /api/help'))]),
  createRoute(patterns.guidelines, guidelines, () => [prefetchFresh(sitePageQuery('guidelines'))]),
  createRoute(patterns.privacy, privacy, () => [prefetchFresh(sitePageQuery('privacy'))]),
  createRoute(patterns.terms, terms, () => [prefetchFresh(sitePageQuery('terms'))]),
  createRoute(patterns.imprint, imprint, () => [prefetchFresh(sitePageQuery('imprint'))]),
]

/** The routes of screens that most visits do not open. */
export const rareRoutes = {
  members: [
    ...everyone,
    { ...createRoute(patterns.share, share), loader: openSharedPost },
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
  ],

  visitors: [
    ...everyone,
    createRoute(patterns.start, startInvitation),
    createRoute(patterns.crewInvite, crewInvitation),
    createRoute(patterns.signIn, signIn),
    { ...createRoute(patterns.signUp, signUp), loader: moveSetupCode },
    { path: patterns.invite, loader: keepInvitation },
    { path: patterns.earlierInvite, loader: keepInvitation },
  ],
}
