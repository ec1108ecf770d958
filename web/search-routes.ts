import type { RouteObject } from 'react-router'
import { apiQuery } from './api/client.ts'
import { createRoute, type LoadScreen, prefetch } from './create-route.ts'
import { isAsked, readSearch, searchQuery } from './features/search/search-filters.ts'
import { patterns } from './paths.ts'

const search: LoadScreen = async () => (await import('./features/search/SearchPage.tsx')).SearchPage

export const searchRoutes: RouteObject[] = [
  createRoute(patterns.search, search, ({ search: params }) => {
    const filters = readSearch(params)
    return [
      prefetch(apiQuery('GET /api/starting-points')),
      ...(isAsked(filters) ? [prefetch(searchQuery(filters))] : []),
    ]
  }),
]
