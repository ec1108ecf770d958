import { apiQuery } from '#web/api/client.ts'

export const catalogQuery = apiQuery('GET /api/content/catalog')
export const draftsQuery = apiQuery('GET /api/content/drafts')
export const correctionsQuery = apiQuery('GET /api/content/corrections')
