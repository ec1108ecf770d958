import { apiQuery } from '../api/client.ts'

/** Kept current by events, for staff. */
export const openCasesQuery = apiQuery('GET /api/moderation/count')
