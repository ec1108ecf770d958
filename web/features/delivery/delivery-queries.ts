import { apiQuery, pagedApiQuery } from '#web/api/client.ts'

/** Milliseconds between refetches while the screen is open. */
const refetchInterval = 10_000

export const deliveryQuery = { ...apiQuery('GET /api/admin/delivery'), staleTime: 0, refetchInterval }

export const deliveryMessagesQuery = {
  ...pagedApiQuery('GET /api/admin/delivery/messages'),
  staleTime: 0,
  refetchInterval,
}
