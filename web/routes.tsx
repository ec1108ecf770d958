import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  GetNextPageParamFunction,
  InfiniteData,
  QueryKey,
} from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { pagedQuery, query } from './api/client.ts'
import { queryClient } from './api/query-client.ts'
import { safePath } from './features/accounts/return-to.ts'
import { discussionPages, discussionQuery, replyPages } from './features/forum/forum-queries.ts'
import { memberPages } from './features/members/member-queries.ts'
import { isPlatform } from './features/social/platforms.ts'
import { feedPages, managedPages, shownIn, sourcesQuery } from './features/social/social-queries.ts'
import { patterns } from './paths.ts'
import { isPillar } from './pillars/pillars.ts'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { RootLayout } from './shell/RootLayout.tsx'
import { ScreenError } from './shell/ScreenError.tsx'

type Load = () => Promise<ComponentType>

const home: Load = async () => (await import('./features/home/HomePage.tsx')).HomePage
const landing: Load = async () => (await import('./features/landing/LandingPage.tsx')).LandingPage
const pillars: Load = async () => (await import('./features/pillars/PillarsPage.tsx')).PillarsPage
const pillar: Load = async () => (await import('./features/pillars/PillarPage.tsx')).PillarPage
const challenges: Load = async () => (await import('./features/challenges/ChallengesPage.tsx')).ChallengesPage
const challenge: Load = async () => (await import('./features/challenges/ChallengePage.tsx')).ChallengePage
const resource: Load = async () => {
  // Beside it, what its words are set with.
  const [{ ResourcePage }] = await Promise.all([
    import('./features/resources/ResourcePage.tsx'),
    import('./ui/MarkdownText.tsx'),
  ])
  return ResourcePage
}
const goals: Load = async () => (await import('./features/goals/GoalsPage.tsx')).GoalsPage
const community: Load = async () => (await import('./features/forum/CommunityPage.tsx')).CommunityPage
const discussion: Load = async () => {
  // Beside it, what its words are set with: it loads on first use, and here that is at once.
  const [{ DiscussionPage }] = await Promise.all([
    import('./features/forum/DiscussionPage.tsx'),
    import('./ui/MarkdownText.tsx'),
  ])
  return DiscussionPage
}
const journal: Load = async () => (await import('./features/journal/JournalPage.tsx')).JournalPage
const socialFeed: Load = async () => (await import('./features/social/SocialFeedPage.tsx')).SocialFeedPage
const managePosts: Load = async () => (await import('./features/social/ManagePostsPage.tsx')).ManagePostsPage
const createChallenges: Load = async () =>
  (await import('./features/generation/CreateChallengesPage.tsx')).CreateChallengesPage
const populate: Load = async () => (await import('./features/generation/PopulatePage.tsx')).PopulatePage
const members: Load = async () => (await import('./features/members/MembersPage.tsx')).MembersPage
const onboarding: Load = async () => (await import('./features/payments/OnboardingPage.tsx')).OnboardingPage
const settings: Load = async () => (await import('./features/accounts/SettingsPage.tsx')).SettingsPage
const signIn: Load = async () => (await import('./features/accounts/SignInPage.tsx')).SignInPage
const signUp: Load = async () => (await import('./features/accounts/SignUpPage.tsx')).SignUpPage
const reset: Load = async () => (await import('./features/accounts/ResetPage.tsx')).ResetPage
const verify: Load = async () => (await import('./features/accounts/VerifyPage.tsx')).VerifyPage
const notFound: Load = async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage
const adminOnly: Load = async () => (await import('./shell/AdminOnlyPage.tsx')).AdminOnlyPage
const signedInLayout: Load = async () => (await import('./shell/SignedInLayout.tsx')).SignedInLayout
const signedOutLayout: Load = async () => (await import('./shell/SignedOutLayout.tsx')).SignedOutLayout

/** The two tables of screens. Which one holds is fixed for the document by who is signed in. */
export function routesFor(user: User | null): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: ScreenError,
      // Also prerendered into app.html; named here, its styles become part of the first stylesheet.
      HydrateFallback: LoadingScreen,
      children: [
        user
          ? { lazy: { Component: signedInLayout }, children: signedIn(user) }
          : { lazy: { Component: signedOutLayout }, children: signedOut },
      ],
    },
  ]
}

/** What the server must know: the addresses of all screens. */
export function screenPatterns(): { signedIn: string[]; signedOut: string[] } {
  const addresses = (table: RouteObject[]) => table.flatMap(({ path }) => (path && path !== '*' ? [path] : []))
  return { signedIn: addresses(signedIn({ isAdmin: true, role: 'admin' })), signedOut: addresses(signedOut) }
}

function signedIn({ isAdmin, role }: Pick<User, 'isAdmin' | 'role'>): RouteObject[] {
  return [
    screen(patterns.home, home, () => {
      prefetch(query('GET /api/user-challenges'))
      prefetch(query('GET /api/goals'))
    }),
    screen(patterns.pillars, pillars),
    screen(patterns.pillar, pillar, prefetchPillar),
    screen(patterns.pillarAlias, pillar, prefetchPillar),
    screen(patterns.challenges, challenges, () => {
      prefetch(query('GET /api/challenges'))
      prefetch(query('GET /api/user-challenges'))
    }),
    screen(patterns.challenge, challenge, ({ params: { id = '' } }) => {
      prefetch(query('GET /api/challenges/{id}', { params: { id } }))
      prefetch(query('GET /api/user-challenges'))
    }),
    screen(patterns.resource, resource, ({ params: { id = '' } }) => {
      prefetch(query('GET /api/resources/{id}', { params: { id } }))
      prefetch(query('GET /api/resources/{id}/ticks', { params: { id } }))
    }),
    screen(patterns.goals, goals, () => prefetch(query('GET /api/goals'))),
    screen(patterns.community, community, ({ request }) => {
      const key = parameter(request, 'pillar')
      prefetchPagesAgain(request, discussionPages(isPillar(key) ? key : undefined))
      if (isPillar(key)) prefetch(query('GET /api/user-challenges'))
    }),
    screen(patterns.discussion, discussion, ({ request, params: { id = '' } }) => {
      prefetchAgain(discussionQuery(id))
      prefetchPagesAgain(request, replyPages(id))
    }),
    screen(patterns.journal, journal, () => void queryClient.prefetchInfiniteQuery(pagedQuery('GET /api/journal'))),
    screen(patterns.socialFeed, socialFeed, ({ request }) => {
      const [platform, about] = [parameter(request, 'platform'), parameter(request, 'pillar')]
      prefetchPagesAgain(
        request,
        feedPages({
          platform: isPlatform(platform) ? platform : undefined,
          pillar: isPillar(about) ? about : undefined,
        }),
      )
    }),
    screen(patterns.managePosts, isAdmin ? managePosts : adminOnly, ({ request }) => {
      if (!isAdmin) return
      prefetchPagesAgain(request, managedPages(shownIn(parameter(request, 'show'))))
      prefetchAgain(sourcesQuery)
    }),
    screen(patterns.createChallenges, isAdmin ? createChallenges : adminOnly, () => {
      if (isAdmin) prefetchAgain(query('GET /api/content/runs', { query: { kind: 'challenges' } }))
    }),
    screen(patterns.populate, isAdmin ? populate : adminOnly, () => {
      if (isAdmin) prefetchAgain(query('GET /api/content/runs', { query: { kind: 'populate' } }))
    }),
    screen(patterns.members, role === 'admin' ? members : adminOnly, ({ request }) => {
      if (role === 'admin') prefetchPagesAgain(request, memberPages(parameter(request, 'query') ?? ''))
    }),
    screen(patterns.onboarding, onboarding),
    screen(patterns.settings, settings, () => prefetch(query('GET /api/account'))),
    { path: patterns.signIn, loader: goBack },
    { path: patterns.signUp, loader: goBack },
    screen(patterns.reset, reset),
    screen(patterns.verify, verify),
    screen('*', notFound),
  ]
}

const signedOut: RouteObject[] = [
  screen(patterns.home, landing),
  screen(patterns.challenges, challenges, () => prefetch(query('GET /api/challenges'))),
  screen(patterns.goals, goals),
  screen(patterns.signIn, signIn),
  screen(patterns.signUp, signUp),
  screen(patterns.reset, reset),
  screen(patterns.verify, verify),
  screen('*', notFound),
]

/** `start` begins the screen's calls while its chunk loads; it waits for neither, and the screen shows its skeletons meanwhile. */
function screen(path: string, load: Load, start?: (args: LoaderFunctionArgs) => void): RouteObject {
  return {
    path,
    lazy: { Component: load },
    loader: (args) => {
      const { pathname, search, hash } = new URL(args.request.url)
      if (crossesOwnDocument(pathname)) return redirectDocument(pathname + search + hash)
      start?.(args)
      return null
    },
  }
}

/**
 * The screen that stores a card is a document of its own, on the way in and out: only there may the provider's script run,
 * and it stays there.
 */
function crossesOwnDocument(pathname: string): boolean {
  return (pathname === patterns.onboarding) !== (location.pathname === patterns.onboarding)
}

function prefetchPillar({ params: { pillar: key } }: LoaderFunctionArgs) {
  if (isPillar(key)) prefetch(query('GET /api/challenges', { query: { pillar: key } }))
}

function prefetch<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): void {
  void queryClient.prefetchQuery(options)
}

/** For what other people write: read again at each visit, shown from memory meanwhile. */
function prefetchAgain<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): void {
  prefetch({ ...options, staleTime: 0 })
}

/** The same for a list read page by page: a link begins it anew, the way back reads all of it, so that his place in it is still there. */
function prefetchPagesAgain<T, K extends QueryKey>(request: Request, options: PagesOf<T, K>): void {
  // Back and forward have changed the address already; a link has not yet.
  const isBack = request.url === location.origin + location.pathname + location.search
  const read = queryClient.getQueryData<InfiniteData<T, string>>(options.queryKey)?.pages.length ?? 1
  void queryClient.prefetchInfiniteQuery({ ...options, staleTime: 0, pages: isBack ? read : 1 })
}

type PagesOf<T, K extends QueryKey> = FetchInfiniteQueryOptions<T, Error, T, K, string> & {
  getNextPageParam: GetNextPageParamFunction<string, T>
}

function parameter(request: Request, name: string): string | null {
  return new URL(request.url).searchParams.get(name)
}

function goBack({ request }: LoaderFunctionArgs) {
  return redirect(safePath(parameter(request, 'returnTo')))
}
