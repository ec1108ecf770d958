import { pagedApiQuery } from '#web/api/client.ts'

/** The replies before the one that the list starts with, in pages that follow each other backwards. */
export function earlierRepliesQuery(id: string, before: string) {
  return pagedApiQuery('GET /api/forum/{id}/replies', { params: { id }, query: { before } })
}
