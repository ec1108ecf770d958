import type { Pillar } from '#contract/pillars.ts'
import { pagedApiQuery, apiQuery } from '#web/api/client.ts'

/** Keep a list long enough to restore its scroll position after reading a thread. In milliseconds. */
const gcTime = 60 * 60_000

/** The discussions by their last reply, in short pages: a long one is thousands of pixels high on a phone. */
export function discussionsQuery(pillar: Pillar | undefined) {
  return { ...pagedApiQuery('GET /api/forum', { query: { pillar, order: 'activity', limit: '20' } }), gcTime }
}

/** When the member was in the community before. */
export const visitQuery = apiQuery('GET /api/community-visit')

/** The pinned discussions, which are also in the list of all. */
export function pinnedQuery(pillar: Pillar | undefined) {
  return { ...apiQuery('GET /api/forum', { query: { pillar, pinned: 'only' } }), gcTime }
}

export function discussionQuery(id: string) {
  return { ...apiQuery('GET /api/forum/{id}', { params: { id } }), gcTime }
}

/** @param from the reply that the list starts with; the first one by default */
export function repliesQuery(id: string, from?: string) {
  return {
    ...pagedApiQuery('GET /api/forum/{id}/replies', { params: { id }, query: { from } }),
    gcTime,
    meta: { newestLast: true },
  }
}
