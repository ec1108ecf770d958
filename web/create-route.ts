import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  GetNextPageParamFunction,
  InfiniteData,
  QueryKey,
} from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, type Params, type RouteObject, redirectDocument } from 'react-router'
import { queryClient } from './api/query-client.ts'
import type { ListPage } from './api/refetch-first-page.ts'
import { takeReplies } from './api/rendered-replies.ts'
import { patterns } from './paths.ts'

export type LoadScreen = () => Promise<ComponentType>

/** A call that a screen starts with. The server answers it in the pages that it renders. */
export type Prefetch = {
  queryKey: QueryKey
  /** @param url that the screen is opened at */
  start: (url: URL) => unknown
}

export type PrefetchArgs = { params: Params; search: URLSearchParams }
export type ListPrefetches = (args: PrefetchArgs) => Prefetch[]

/** Create a lazy route. The prefetches start while the chunk loads; neither blocks, so the screen shows skeletons. */
export function createRoute(path: string, load: LoadScreen, listPrefetches: ListPrefetches = () => []): RouteObject {
  return {
    path,
    lazy: { Component: load },
    // The server reads what a screen starts with from here.
    handle: listPrefetches,
    loader: ({ request, params }) => {
      const url = new URL(request.url)
      if (requiresFullNavigation(url.pathname)) return redirectDocument(url.pathname + url.search + url.hash)
      const cameWithPage = takeReplies()
      for (const { queryKey, start } of listPrefetches({ params, search: url.searchParams }))
        if (!cameWithPage(queryKey)) start(url)
      return null
    },
  }
}

/** Onboarding is a separate document, because only its security policy allows the payment provider's script. */
function requiresFullNavigation(pathname: string): boolean {
  return (pathname === patterns.onboarding) !== (location.pathname === patterns.onboarding)
}

export function prefetch<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Prefetch {
  return { queryKey: options.queryKey, start: () => queryClient.prefetchQuery(options) }
}

/** Prefetch content by other members: shown from the cache, and refetched on every visit. */
export function prefetchFresh<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Prefetch {
  return prefetch({ ...options, staleTime: 0 })
}

export function prefetchPages<T, K extends QueryKey>(options: PagedQueryOptions<T, K>): Prefetch {
  return { queryKey: options.queryKey, start: () => queryClient.prefetchInfiniteQuery(options) }
}

/** Refetch the first page. A link drops the others; back and forward keep them, and with them the scroll position. */
export function prefetchFreshPages<T extends ListPage, K extends QueryKey>(options: PagedQueryOptions<T, K>): Prefetch {
  return { queryKey: options.queryKey, start: (url) => startFreshPages(url, options) }
}

function startFreshPages<T extends ListPage, K extends QueryKey>(url: URL, options: PagedQueryOptions<T, K>): unknown {
  // Back and forward have already changed the URL; a link has not.
  const isBack = url.href === location.origin + location.pathname + location.search
  const { queryKey, queryFn, initialPageParam, gcTime, meta } = options
  const loaded = queryClient.getQueryData<InfiniteData<T, string>>(queryKey)
  const fetchPages = (pages: number) => queryClient.prefetchInfiniteQuery({ ...options, staleTime: 0, pages })
  if (!isBack || !loaded || typeof queryFn !== 'function') return fetchPages(1)
  return import('./api/refetch-first-page.ts').then(
    ({ refetchFirstPage }) => refetchFirstPage({ queryKey, queryFn, initialPageParam, gcTime, meta }),
    () => fetchPages(loaded.pages.length),
  )
}

type PagedQueryOptions<T, K extends QueryKey> = FetchInfiniteQueryOptions<T, Error, T, K, string> & {
  getNextPageParam: GetNextPageParamFunction<string, T>
}

/** Redirect a signed-in member, who has nothing to do on the screen. */
export const redirectToReturnPath = async (args: LoaderFunctionArgs) =>
  (await import('./features/accounts/sign-in-loaders.ts')).redirectToReturnPath(args)
