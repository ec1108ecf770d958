import type { ForumPost } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { pagedApiQuery, apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { pillars } from '#web/pillars/pillars.ts'

/** Milliseconds a list is kept after it was left: whoever reads a thread for a while finds his place in it again. */
const gcTime = 60 * 60_000

/** Discussions, newest first. */
export function discussionsQuery(pillar: Pillar | undefined) {
  return { ...pagedApiQuery('GET /api/forum', { query: { pillar } }), gcTime }
}

export function discussionQuery(id: string) {
  return { ...apiQuery('GET /api/forum/{id}', { params: { id } }), gcTime }
}

/** Replies, oldest first. */
export function repliesQuery(id: string) {
  return { ...pagedApiQuery('GET /api/forum/{id}/replies', { params: { id } }), gcTime }
}

/** A discussion that a list has shown already: its screen begins with that while it is read again. */
export function findCachedDiscussion(id: string): ForumPost | undefined {
  const pages = [undefined, ...pillars].flatMap(
    (pillar) => queryClient.getQueryData(discussionsQuery(pillar).queryKey)?.pages ?? [],
  )
  return pages.flatMap(({ items }) => items).find((post) => post.id === id)
}
