import { apiQuery } from '#web/api/client.ts'

export const draftsQuery = apiQuery('GET /api/content/drafts')
