import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  GetNextPageParamFunction,
  InfiniteData,
  QueryKey,
} from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router'
import { queryClient } from './api/query-client.ts'
import { patterns } from './paths.ts'

export type LoadScreen = () => Promise<ComponentType>

/** Create a lazy route. `startPrefetch` runs while the chunk loads; neither blocks, so the screen shows skeletons. */
export function createRoute(
  path: string,
  load: LoadScreen,
  startPrefetch?: (args: LoaderFunctionArgs) => void,
): RouteObject {
  return {
    path,
    lazy: { Component: load },
    loader: (args) => {
      const { pathname, search, hash } = new URL(args.request.url)
      if (requiresFullNavigation(pathname)) return redirectDocument(pathname + search + hash)
      startPrefetch?.(args)
      return null
    },
  }
}

/** Onboarding is a separate document, because only its security policy allows the payment provider's script. */
function requiresFullNavigation(pathname: string): boolean {
  return (pathname === patterns.onboarding) !== (location.pathname === patterns.onboarding)
}

export function prefetch<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): void {
  void queryClient.prefetchQuery(options)
}

/** Prefetch content by other members: shown from the cache, and refetched on every visit. */
export function prefetchFresh<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): void {
  prefetch({ ...options, staleTime: 0 })
}

/** Refetch one page for a link, or all loaded pages for back and forward to keep the scroll position. */
export function prefetchFreshPages<T, K extends QueryKey>(request: Request, options: PagedQueryOptions<T, K>): void {
  // Back and forward have already changed the URL; a link has not.
  const isBack = request.url === location.origin + location.pathname + location.search
  const loadedPageCount = queryClient.getQueryData<InfiniteData<T, string>>(options.queryKey)?.pages.length ?? 1
  void queryClient.prefetchInfiniteQuery({ ...options, staleTime: 0, pages: isBack ? loadedPageCount : 1 })
}

type PagedQueryOptions<T, K extends QueryKey> = FetchInfiniteQueryOptions<T, Error, T, K, string> & {
  getNextPageParam: GetNextPageParamFunction<string, T>
}

export function getSearchParam(request: Request, name: string): string | null {
  return new URL(request.url).searchParams.get(name)
}

/** Redirect a signed-in member, who has nothing to do on the screen. */
export const redirectToReturnPath = async (args: LoaderFunctionArgs) =>
  (await import('./features/accounts/sign-in-loaders.ts')).redirectToReturnPath(args)
