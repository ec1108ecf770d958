import type { Pillar } from '#contract/pillars.ts'
import { pagedApiQuery, apiQuery } from '#web/api/client.ts'

/** Keep a list long enough to restore its scroll position after reading a thread. In milliseconds. */
const gcTime = 60 * 60_000

export function discussionsQuery(pillar: Pillar | undefined) {
  return { ...pagedApiQuery('GET /api/forum', { query: { pillar } }), gcTime }
}

/** The pinned discussions, which are also in the list of all. */
export function pinnedQuery(pillar: Pillar | undefined) {
  return { ...apiQuery('GET /api/forum', { query: { pillar, pinned: 'only' } }), gcTime }
}

export function discussionQuery(id: string) {
  return { ...apiQuery('GET /api/forum/{id}', { params: { id } }), gcTime }
}

export function repliesQuery(id: string) {
  return { ...pagedApiQuery('GET /api/forum/{id}/replies', { params: { id } }), gcTime, meta: { newestLast: true } }
}
