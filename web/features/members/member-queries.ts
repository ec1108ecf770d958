import { pagedApiQuery } from '#web/api/client.ts'

/** The members whose username or e-mail contains these words, newest first. */
export function membersQuery(searchTerm: string) {
  return pagedApiQuery('GET /api/admin/members', { query: { query: searchTerm || undefined } })
}
