import { apiQuery, pagedApiQuery } from '#web/api/client.ts'
import type { Item } from './item.ts'

export const blocksQuery = apiQuery('GET /api/blocks')

export function casesQuery(status: 'closed' | undefined) {
  return pagedApiQuery('GET /api/moderation/cases', { query: { status } })
}

export function caseQuery(id: string) {
  return apiQuery('GET /api/moderation/cases/{id}', { params: { id } })
}

/** What only an admin can change about a post. Not for members. */
export function postLimitsQuery({ kind, id }: Pick<Item, 'kind' | 'id'>) {
  return apiQuery('GET /api/moderation/posts/{kind}/{id}', {
    params: { kind: kind === 'member' ? 'discussion' : kind, id },
  })
}

/** What staff should know about a member. */
export function summaryQuery(memberId: string) {
  return apiQuery('GET /api/moderation/members/{id}', { params: { id: memberId } })
}

export function profileQuery(memberId: string) {
  return apiQuery('GET /api/members/{id}', { params: { id: memberId } })
}

export function decisionQuery(id: string) {
  return apiQuery('GET /api/decisions/{id}', { params: { id } })
}
