import type { InfiniteData, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

export type ListPage = { items: { id: string }[]; next: string | undefined }

type Pages<T> = InfiniteData<T, string>

type Options<T, K extends QueryKey> = {
  queryKey: K
  initialPageParam: string
  queryFn: QueryFunction<T, K, string>
  gcTime?: number | undefined
  meta?: Record<string, unknown> | undefined
}

/**
 * Refetch the first page of a loaded list and keep the pages after it. If more than a page is new, the pages until the
 * known items are fetched too. A list with `meta.newestLast` grows at its other end, so its last page is also refetched.
 */
export function refetchFirstPage<T extends ListPage, K extends QueryKey>(options: Options<T, K>): Promise<void> {
  const { queryKey, queryFn, meta } = options
  const readPages = () => queryClient.getQueryData<Pages<T>>(queryKey)
  let merged: Pages<T> | undefined
  return queryClient.prefetchInfiniteQuery({
    ...options,
    staleTime: 0,
    // The library asks for all pages, and gets those that are kept without a request.
    pages: Infinity,
    queryFn: async (context: QueryFunctionContext<K, string>) => {
      const fetchPage = async (pageParam: string) => queryFn({ ...context, pageParam })
      merged ??= await fetchPages(fetchPage, readPages, meta?.['newestLast'] === true)
      return merged.pages[merged.pageParams.indexOf(context.pageParam)] ?? fetchPage(context.pageParam)
    },
    getNextPageParam: (_page: T, pages: T[]) => merged?.pageParams[pages.length],
  })
}

async function fetchPages<T extends ListPage>(
  fetchPage: (pageParam: string) => Promise<T>,
  readPages: () => Pages<T> | undefined,
  newestLast: boolean,
): Promise<Pages<T>> {
  const last = newestLast ? findEnd(readPages()) : undefined
  const [fresh, end] = await Promise.all([fetchUntilKnown(fetchPage, readPages), last ? fetchPage(last) : undefined])
  // A member may have changed the list while the pages were on their way.
  const merged = mergePages(fresh, readPages())
  return end ? replaceEnd(merged, last, end) : merged
}

/** Join refetched pages with the loaded items that come after them. Later pages stay the same objects. */
function mergePages<T extends ListPage>(fresh: Pages<T>, loaded: Pages<T> | undefined): Pages<T> {
  const page = fresh.pages.at(-1)
  const place = page && loaded && findPlace(page, loaded)
  if (!place) return fresh
  const ids = new Set(fresh.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const isOld = ({ id }: { id: string }) => !ids.has(id)
  const rest = place.page.items.slice(place.index + 1).filter(isOld)
  const joined = rest.length ? { ...page, items: [...page.items, ...rest], next: place.page.next } : page
  const later = loaded.pages
    .slice(place.number + 1)
    .map((each) => (each.items.every(isOld) ? each : { ...each, items: each.items.filter(isOld) }))
  return {
    pages: [...fresh.pages.slice(0, -1), joined, ...later],
    pageParams: [...fresh.pageParams, ...loaded.pageParams.slice(place.number + 1)],
  }
}

/** Fetch pages from the start until one ends with a loaded item, or as many as are loaded. */
async function fetchUntilKnown<T extends ListPage>(
  fetchPage: (pageParam: string) => Promise<T>,
  readPages: () => Pages<T> | undefined,
): Promise<Pages<T>> {
  const fresh: Pages<T> = { pages: [], pageParams: [] }
  let pageParam: string | undefined = ''
  while (pageParam !== undefined) {
    const page: T = await fetchPage(pageParam)
    fresh.pages.push(page)
    fresh.pageParams.push(pageParam)
    const loaded = readPages()
    if (!loaded || fresh.pages.length >= loaded.pages.length || findPlace(page, loaded)) break
    pageParam = page.next
  }
  return fresh
}

/** Find where the page ends in the loaded ones. A page without a next one is the end of the list. */
function findPlace<T extends ListPage>({ items, next }: T, loaded: Pages<T>) {
  const lastId = items.at(-1)?.id
  if (next === undefined || lastId === undefined) return undefined
  for (const [number, page] of loaded.pages.entries()) {
    const index = page.items.findIndex(({ id }) => id === lastId)
    if (index >= 0) return { page, number, index }
  }
  return undefined
}

/** @returns the cursor of the page at the end of the list, unless it is the first one or is not loaded */
function findEnd<T extends ListPage>(loaded: Pages<T> | undefined): string | undefined {
  const items = loaded?.pages.flatMap((page) => page.items) ?? []
  // Ids grow with time, and the thread of a crew has its newest posts first.
  if ((items[0]?.id ?? '') > (items.at(-1)?.id ?? '')) return undefined
  return loaded?.pages.at(-1)?.next === undefined ? loaded?.pageParams.at(-1) || undefined : undefined
}

function replaceEnd<T extends ListPage>(merged: Pages<T>, pageParam: string | undefined, end: T): Pages<T> {
  return {
    ...merged,
    pages: merged.pages.map((page, index) => (merged.pageParams[index] === pageParam ? end : page)),
  }
}
