import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { ScreenReply } from '#contract/page-data.ts'

/** Replies that came with the page, until the first screen would ask for them. */
const replies = new Set<string>()

/** Fill a cache with the replies that came with the page. */
export function cacheReplies(client: QueryClient, rendered: readonly ScreenReply[]): void {
  for (const { key, value } of rendered) client.setQueryData(key, value)
}

/** Fill the browser's cache. The first screen then makes no calls for these. */
export function keepReplies(client: QueryClient, rendered: readonly ScreenReply[]): void {
  cacheReplies(client, rendered)
  for (const { key } of rendered) replies.add(hashKey(key))
}

/** @returns whether the reply came with the page. It counts once, because later visits need a fresh one. */
export function takeReply(key: readonly unknown[]): boolean {
  return replies.delete(hashKey(key))
}
