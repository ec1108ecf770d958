import { apiQuery } from '#web/api/client.ts'

export function followQuery(id: string) {
  return apiQuery('GET /api/forum/{id}/follow', { params: { id } })
}
