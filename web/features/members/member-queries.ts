import { apiQuery, pagedApiQuery } from '#web/api/client.ts'

const filters = {
  role: ['member', 'moderator', 'admin'],
  status: ['active', 'muted', 'suspended', 'unverified'],
  sort: ['name', 'seen'],
} as const

export function membersQuery(search: URLSearchParams) {
  return pagedApiQuery('GET /api/admin/members', {
    query: {
      query: search.get('query') || undefined,
      role: readFilter(search, 'role'),
      status: readFilter(search, 'status'),
      sort: readFilter(search, 'sort'),
    },
  })
}

/** Read a filter from the URL. Ignores a value that does not exist. */
export function readFilter<K extends keyof typeof filters>(search: URLSearchParams, name: K) {
  const value = search.get(name)
  return filters[name].find((each): each is (typeof filters)[K][number] => each === value)
}

export const memberQuery = (id: string) => apiQuery('GET /api/admin/members/{id}', { params: { id } })

export const moderationSummaryQuery = (id: string) => apiQuery('GET /api/moderation/members/{id}', { params: { id } })

export const applicationsQuery = pagedApiQuery('GET /api/admin/applications')

export const activityQuery = apiQuery('GET /api/admin/activity')
