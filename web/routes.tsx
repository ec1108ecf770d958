import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import type { StaffRole } from '#contract/standing.ts'
import { pagedApiQuery, apiQuery } from './api/client.ts'
import {
  createRoute,
  type LoadScreen,
  type Prefetch,
  type PrefetchArgs,
  prefetch,
  prefetchFresh,
  prefetchFreshPages,
  prefetchPages,
} from './create-route.ts'
import {
  discussionsQuery,
  discussionQuery,
  pinnedQuery,
  repliesQuery,
  visitQuery,
} from './features/forum/forum-queries.ts'
import { Bell } from './features/notifications/Bell.tsx'
import { patterns } from './paths.ts'
import { isPillar } from './pillars/pillars.ts'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { RootLayout } from './shell/RootLayout.tsx'
import { LayoutError, ScreenError } from './shell/ScreenError.tsx'

const home: LoadScreen = async () => (await import('./features/home/HomePage.tsx')).HomePage
const landing: LoadScreen = async () => (await import('./features/site/landing/LandingPage.tsx')).LandingPage
const pillars: LoadScreen = async () => (await import('./features/pillars/PillarsPage.tsx')).PillarsPage
const pillar: LoadScreen = async () => (await import('./features/pillars/PillarPage.tsx')).PillarPage
const challenges: LoadScreen = async () => (await import('./features/challenges/ChallengesPage.tsx')).ChallengesPage
const challenge: LoadScreen = async () => (await import('./features/challenges/ChallengePage.tsx')).ChallengePage
const goals: LoadScreen = async () => (await import('./features/goals/GoalsPage.tsx')).GoalsPage
const community: LoadScreen = async () => (await import('./features/forum/CommunityPage.tsx')).CommunityPage
const discussion: LoadScreen = async () => {
  const [{ DiscussionPage }] = await Promise.all([
    import('./features/forum/DiscussionPage.tsx'),
    import('./ui/MarkdownText.tsx'),
  ])
  return DiscussionPage
}
const journal: LoadScreen = async () => (await import('./features/journal/JournalPage.tsx')).JournalPage
const notFound: LoadScreen = async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage
const signedInLayout: LoadScreen = async () => {
  const { SignedInLayout } = await import('./shell/SignedInLayout.tsx')
  return () => <SignedInLayout bell={<Bell />} />
}
const signedOutLayout: LoadScreen = async () => (await import('./shell/SignedOutLayout.tsx')).SignedOutLayout

export const screensId = 'screens'

/** Create the signed-in or signed-out routes. The user is fixed for the document. */
export function createRoutes({ isMember }: { isMember: boolean }): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: LayoutError,
      // Also prerendered into app.html. Referenced here so its styles are in the first stylesheet.
      HydrateFallback: LoadingScreen,
      children: [
        isMember
          ? {
              lazy: { Component: signedInLayout },
              children: [{ id: screensId, ErrorBoundary: ScreenError, children: signedIn }],
            }
          : {
              lazy: { Component: signedOutLayout },
              children: [{ id: screensId, ErrorBoundary: ScreenError, children: signedOut }],
            },
      ],
    },
  ]
}

const frequentScreens = /^\/((pillars?|challenges?|goals|community|journal)(\/|$)|$)/
const memberScreens = /^\/(days|finished|resources?|social-feed)(\/|$)/
const crewScreens = /^\/crews?(\/|$)/
/** Of members and visitors. */
const sharedScreens = /^\/(reset|verify|unsubscribe|help|guidelines|privacy|terms|imprint)(\/|$)/i
const settingsScreens = /^\/settings(\/|$)/
const staffScreens = /^\/(admin|moderation)(\/|$)/

/** Add the routes of other screens to the router when one of them is opened. The frequent ones need not load them. */
export async function patchRoutes(
  { path, patch }: Parameters<PatchRoutesOnNavigationFunction>[0],
  user: User | null,
  staff: StaffRole,
): Promise<void> {
  if (frequentScreens.test(path)) return
  if (user && staffScreens.test(path)) {
    patch(screensId, (await import('./staff-routes.ts')).createStaffRoutes(user, staff))
  } else if (user && memberScreens.test(path)) {
    patch(screensId, (await import('./member-routes.ts')).createMemberRoutes(user))
  } else if (user && crewScreens.test(path)) {
    patch(screensId, (await import('./crew-routes.ts')).crewRoutes)
  } else if (user && settingsScreens.test(path)) {
    patch(screensId, (await import('./settings-routes.ts')).settingsRoutes)
  } else if (user && !sharedScreens.test(path)) {
    patch(screensId, (await import('./rare-member-routes.ts')).rareMemberRoutes)
  } else {
    const { rareRoutes, rareVisitorRoutes } = await import('./rare-routes.ts')
    patch(screensId, user ? rareRoutes : [...rareRoutes, ...rareVisitorRoutes])
  }
}

export const signedIn: RouteObject[] = [
  createRoute(
    patterns.home,
    home,
    // Other devices mark days too.
    () => [
      prefetchFresh(apiQuery('GET /api/today')),
      prefetch(apiQuery('GET /api/goals')),
      prefetchFresh(apiQuery('GET /api/new-posts')),
      prefetchFresh(apiQuery('GET /api/crews/today')),
    ],
  ),
  createRoute(patterns.pillars, pillars),
  createRoute(patterns.pillar, pillar, prefetchPillar),
  createRoute(patterns.pillarAlias, pillar, prefetchPillar),
  createRoute(patterns.challenges, challenges, () => [
    ...prefetchChallenges(),
    prefetchFresh(apiQuery('GET /api/user-challenges')),
  ]),
  createRoute(patterns.challenge, challenge, ({ params: { id = '' } }) => [
    prefetch(apiQuery('GET /api/challenges/{id}', { params: { id } })),
    prefetchFresh(apiQuery('GET /api/user-challenges')),
  ]),
  createRoute(patterns.goals, goals, () => [prefetch(apiQuery('GET /api/goals'))]),
  createRoute(patterns.community, community, ({ search }) => {
    const pillarParam = search.get('pillar')
    const key = isPillar(pillarParam) ? pillarParam : undefined
    return [
      prefetchFreshPages(discussionsQuery(key)),
      prefetchFresh(pinnedQuery(key)),
      prefetchFresh(visitQuery),
      ...(key ? [prefetch(apiQuery('GET /api/user-challenges'))] : []),
    ]
  }),
  createRoute(patterns.discussion, discussion, ({ params: { id = '' }, search }) => [
    prefetchFresh(discussionQuery(id)),
    prefetchFreshPages(repliesQuery(id, search.get('reply') ?? undefined)),
  ]),
  createRoute(patterns.journal, journal, () => [prefetchPages(pagedApiQuery('GET /api/journal'))]),
  createRoute('*', notFound),
]

export const signedOut: RouteObject[] = [
  createRoute(patterns.home, landing),
  createRoute(patterns.challenges, challenges, prefetchChallenges),
  createRoute(patterns.goals, goals),
  createRoute('*', notFound),
]

/** The results of a search come with the second rendering. */
function prefetchChallenges(): Prefetch[] {
  return [prefetch(apiQuery('GET /api/challenges')), prefetch(apiQuery('GET /api/starting-points'))]
}

function prefetchPillar({ params: { pillar: key } }: PrefetchArgs): Prefetch[] {
  return isPillar(key) ? [prefetch(apiQuery('GET /api/challenges', { query: { pillar: key } }))] : []
}
