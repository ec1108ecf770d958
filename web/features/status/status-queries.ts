import { apiQuery } from '#web/api/client.ts'

/** Refetched every minute while the screen is open. */
export const statusQuery = { ...apiQuery('GET /api/admin/status'), staleTime: 0, refetchInterval: 60_000 }
