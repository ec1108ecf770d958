import { pagedApiQuery } from '#web/api/client.ts'

export function membersQuery(searchTerm: string) {
  return pagedApiQuery('GET /api/admin/members', { query: { query: searchTerm || undefined } })
}
