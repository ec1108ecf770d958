import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router'
import type { RenderedMarkup, ScreenInput, ScreenRead, ScreenRenderer } from '#contract/page-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { cacheReplies } from './api/rendered-replies.ts'
import type { ListPrefetches } from './create-route.ts'
import { crewRoutes } from './crew-routes.ts'
import { patterns } from './paths.ts'
import { rareMemberRoutes } from './rare-member-routes.ts'
import { rareRoutes, rareVisitorRoutes } from './rare-routes.ts'
import { createRoutes, screensId } from './routes.tsx'
import { showSiteBranding } from './shell/branding.ts'
import { cachePageData } from './shell/session.ts'
import { setRenderedView } from './shell/view.ts'
import { setRenderTime, setTimeCheck } from './ui/clock.ts'
import { collectParts, loadAllParts } from './ui/lazy-component.tsx'

/** Readable without JavaScript. */
const sitePages = {
  [patterns.guidelines]: 'web/features/site/SitePages.tsx',
  [patterns.privacy]: 'web/features/site/SitePages.tsx',
  [patterns.terms]: 'web/features/site/SitePages.tsx',
  [patterns.imprint]: 'web/features/site/SitePages.tsx',
}

type Sources = Record<string, string>

/**
 * The source files of the screens that the server renders, by pattern. A screen is worth it if many visits start there,
 * and if what it shows first needs nothing that only the browser has.
 */
const sources: { members: Sources; visitors: Sources } = {
  members: {
    [patterns.home]: 'web/features/home/HomePage.tsx',
    [patterns.pillar]: 'web/features/pillars/PillarPage.tsx',
    [patterns.pillarAlias]: 'web/features/pillars/PillarPage.tsx',
    [patterns.challenges]: 'web/features/challenges/ChallengesPage.tsx',
    [patterns.challenge]: 'web/features/challenges/ChallengePage.tsx',
    [patterns.goals]: 'web/features/goals/GoalsPage.tsx',
    [patterns.community]: 'web/features/forum/CommunityPage.tsx',
    [patterns.discussion]: 'web/features/forum/DiscussionPage.tsx',
    [patterns.journal]: 'web/features/journal/JournalPage.tsx',
    [patterns.crew]: 'web/features/crews/CrewPage.tsx',
    ...sitePages,
  },
  visitors: {
    [patterns.home]: 'web/features/site/landing/LandingPage.tsx',
    [patterns.signIn]: 'web/features/accounts/SignInPage.tsx',
    [patterns.challenges]: 'web/features/challenges/ChallengesPage.tsx',
    ...sitePages,
  },
}

type Screen = { handler: StaticHandler; source: string; reads: ScreenRead[] }

/**
 * Load every screen that the server renders, with the parts that others load later. The server imports this from the
 * build, and renders with the components that the browser then hydrates.
 */
export async function createPageRenderer(): Promise<ScreenRenderer<Screen> & { sources: string[] }> {
  const members = createStaticHandler(
    await loadRoutes(
      createRoutes({ isMember: true }),
      [...rareRoutes, ...rareMemberRoutes, ...crewRoutes],
      sources.members,
    ),
  )
  const visitors = createStaticHandler(
    await loadRoutes(createRoutes({ isMember: false }), [...rareRoutes, ...rareVisitorRoutes], sources.visitors),
  )
  const parts = await loadAllParts()

  return {
    /** The source files of all screens and parts, whose styles and scripts the pages need. */
    sources: [...new Set([...Object.values(sources.members), ...Object.values(sources.visitors), ...parts])],

    /** @returns the screen of a URL, such as `/community?pillar=mental`; null if it is not rendered */
    findScreen(url: string, { isMember }: { isMember: boolean }): Screen | null {
      const { pathname, searchParams } = parseUrl(url)
      const handler = isMember ? members : visitors
      const match = handler.match(pathname)?.at(-1)
      const source = sources[isMember ? 'members' : 'visitors'][match?.route.path ?? '']
      if (!match || !source) return null
      // A search shows what its address says, and the page of a member repeats nothing of its address.
      if (isMember && searchParams.has('q')) return null
      const listPrefetches: ListPrefetches = match.route.handle
      const prefetches = listPrefetches({ params: match.params, search: searchParams })
      return { handler, source, reads: prefetches.map(({ queryKey }) => toRead(queryKey)) }
    },

    /** Render a screen. Nothing awaits, so what is set for this page is gone before another page is rendered. */
    render({ handler }: Screen, { url, data, rendered, assertTimeLeft }: ScreenInput): RenderedMarkup {
      const client = createQueryClient()
      cachePageData(client, data)
      cacheReplies(client, rendered.replies)
      setRenderedView(rendered.view)
      setRenderTime(rendered.now)
      setTimeCheck(assertTimeLeft)
      showSiteBranding(data.site)
      try {
        const [markup, parts] = collectParts(() => renderToString(<Page handler={handler} url={url} client={client} />))
        const missing = client
          .getQueryCache()
          .findAll({ predicate: ({ state, options }) => state.data === undefined && !isDisabled(options) })
          .map(({ queryKey }) => toRead(queryKey))
        return { ...splitMarkup(markup), parts, missing }
      } finally {
        client.clear()
        setRenderTime(undefined)
        setTimeCheck(() => undefined)
      }
    },
  }
}

function Page({
  handler,
  url,
  client,
}: {
  handler: StaticHandler
  url: string
  client: ReturnType<typeof createQueryClient>
}) {
  const { pathname, search } = parseUrl(url)
  const location = { pathname, search, hash: '', state: null, key: 'default' }
  const context = {
    basename: '/',
    location,
    matches: handler.match(location) ?? [],
    _match: handler.match,
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  return (
    <QueryClientProvider client={client}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </QueryClientProvider>
  )
}

/** A path such as `//` would name a host if it were resolved. */
function parseUrl(pathAndQuery: string): URL {
  return new URL(`http://site${pathAndQuery}`)
}

function isDisabled(options: object): boolean {
  return 'enabled' in options && options.enabled === false
}

/** Load the components of rendered screens and their layouts. Other screens are left out. */
async function loadRoutes(routes: RouteObject[], rare: RouteObject[], screens: Sources): Promise<RouteObject[]> {
  const loaded: RouteObject[] = []
  for (const { index: _, children, lazy, loader: __, ...route } of routes) {
    const isScreen = children === undefined
    if (isScreen && !screens[route.path ?? '']) continue
    const load = typeof lazy === 'object' ? lazy.Component : undefined
    const all = route.id === screensId ? [...(children ?? []), ...rare] : children
    loaded.push({
      ...route,
      ...(load && { Component: await load() }),
      ...(all && { children: await loadRoutes(all, rare, screens) }),
    })
  }
  return loaded
}

/** Read a call from the key of its query: its path, its query and what the cache keeps. */
function toRead(key: readonly unknown[]): ScreenRead {
  const [path, query] = key
  return {
    key,
    path: String(path),
    query: typeof query === 'object' && query !== null ? Object.fromEntries(Object.entries(query)) : {},
    paged: key.at(-1) === 'pages',
  }
}

/** React renders what belongs to the head in front of the screen. */
function splitMarkup(markup: string): { html: string; title: string } {
  const [head = ''] = /^(<title>.*?<\/title>|<link [^>]*>)*/.exec(markup) ?? []
  return { html: markup.slice(head.length), title: /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '' }
}
