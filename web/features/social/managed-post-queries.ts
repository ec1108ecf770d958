import { apiQuery, pagedApiQuery } from '#web/api/client.ts'

const postFilters = ['all', 'untagged', 'hidden', 'gone'] as const

export type PostFilter = (typeof postFilters)[number]

export function parsePostFilter(value: string | null): PostFilter {
  return postFilters.find((postFilter) => postFilter === value) ?? 'all'
}

export function managedPostsQuery(filter: PostFilter) {
  return pagedApiQuery('GET /api/social/manage', { query: { show: filter === 'all' ? undefined : filter } })
}

export const sourcesQuery = apiQuery('GET /api/source-accounts')
