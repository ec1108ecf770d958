import { apiQuery } from '#web/api/client.ts'

/** Other browsers come and go: read again at each visit. */
export const sessionsQuery = { ...apiQuery('GET /api/account/sessions'), staleTime: 0 }
