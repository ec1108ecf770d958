import { apiQuery } from '#web/api/client.ts'

/** Refetch on every visit, because other browsers sign in and out at any time. */
export const sessionsQuery = { ...apiQuery('GET /api/account/sessions'), staleTime: 0 }
