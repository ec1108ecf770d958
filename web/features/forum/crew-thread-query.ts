import { apiQuery } from '#web/api/client.ts'
import { refetchOnFocus } from '#web/api/refetch-on-focus.ts'

// Apart from what writes in threads, because the routes of crews start with it.
export const crewThreadQuery = (id: string) =>
  refetchOnFocus(apiQuery('GET /api/crews/{id}/thread', { params: { id } }))
