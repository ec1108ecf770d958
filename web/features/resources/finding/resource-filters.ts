import type { Pillar } from '#contract/pillars.ts'
import type { ResourceType } from '#contract/resources.ts'
import { apiQuery } from '#web/api/client.ts'
import { isPillar } from '#web/pillars/pillars.ts'
import { resourceTypes } from '../resource-types.ts'

export type ResourceFilters = {
  q: string | undefined
  pillar: Pillar | undefined
  type: ResourceType | undefined
}

export const noFilters = { q: null, pillar: null, type: null }

export const maxQueryLength = 200

/** Read the search and the filters of a URL. Unknown values are left out. */
export function readFilters(search: URLSearchParams): ResourceFilters {
  const pillar = search.get('pillar')
  return {
    q: search.get('q')?.trim().slice(0, maxQueryLength) || undefined,
    pillar: isPillar(pillar) ? pillar : undefined,
    type: readChoice(search.get('type'), resourceTypes),
  }
}

export function isFiltered(filters: ResourceFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

export const resourcesQuery = (query: ResourceFilters) => apiQuery('GET /api/resources', { query })

function readChoice<T extends string>(value: string | null, labels: Record<T, string>): T | undefined {
  return (Object.keys(labels) as T[]).find((key) => key === value)
}
