import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { apiQuery, pagedApiQuery } from '#web/api/client.ts'

/** Milliseconds between refetches, so that the counts are current: often while one is sent. */
const [sendingInterval, restingInterval] = [3_000, 15_000]

const query = pagedApiQuery('GET /api/admin/announcements')

export const announcementsQuery = {
  ...query,
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: { pages: { items: ManagedAnnouncement[] }[] } } }) =>
    state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'sending'))
      ? sendingInterval
      : restingInterval,
}

export const challengesQuery = apiQuery('GET /api/challenges')
