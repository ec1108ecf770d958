import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { ScreenReply } from '#contract/page-data.ts'

/** Keys of the replies that came with the page, until the first screen starts. */
let replies = new Set<string>()

/** Fill a cache with the replies that came with the page. */
export function cacheReplies(client: QueryClient, rendered: readonly ScreenReply[]): void {
  for (const { key, value } of rendered) client.setQueryData(key, value)
}

/** Fill the browser's cache. The first screen then makes no calls for these. */
export function keepReplies(client: QueryClient, rendered: readonly ScreenReply[]): void {
  cacheReplies(client, rendered)
  replies = new Set(rendered.map(({ key }) => hashKey(key)))
}

/** @returns whether a reply came with the page. None did for later screens, which need fresh ones. */
export function takeReplies(): (key: readonly unknown[]) => boolean {
  const taken = replies
  replies = new Set()
  return (key) => taken.has(hashKey(key))
}
