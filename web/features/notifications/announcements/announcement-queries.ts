import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { apiQuery, pagedApiQuery } from '#web/api/client.ts'

/** Milliseconds between refetches, so that the counts are current: often while one is sent. */
const [sendingInterval, restingInterval] = [3_000, 15_000]

export const announcementsQuery = {
  ...pagedApiQuery('GET /api/admin/announcements'),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data?: { pages: { items: ManagedAnnouncement[] }[] } } }) =>
    data?.pages.some(({ items }) => items.some(isSending)) ? sendingInterval : restingInterval,
}

/** Also when it is due but the server has not started yet. */
export function isSending({ status, sendAt }: ManagedAnnouncement): boolean {
  return status === 'sending' || (status === 'scheduled' && sendAt <= new Date().toISOString())
}

export const challengesQuery = apiQuery('GET /api/challenges')
