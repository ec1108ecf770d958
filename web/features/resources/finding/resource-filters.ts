import type { Pillar } from '#contract/pillars.ts'
import type { Resource, ResourceType } from '#contract/resources.ts'
import { apiQuery } from '#web/api/client.ts'
import { isPillar } from '#web/pillars/pillars.ts'
import { resourceTypes } from '../resource-types.ts'

export const readTimeLabels = { short: 'Up to 5 minutes', long: 'Longer' }
type ReadTime = keyof typeof readTimeLabels

/** Minutes. */
const shortReadTime = 5

export type ResourceFilters = {
  q: string | undefined
  pillar: Pillar | undefined
  type: ResourceType | undefined
  time: ReadTime | undefined
}

export const noFilters = { q: null, pillar: null, type: null, time: null }

export const maxQueryLength = 200

/** Read the search and the filters of a URL. Unknown values are left out. */
export function readFilters(search: URLSearchParams): ResourceFilters {
  const pillar = search.get('pillar')
  return {
    q: search.get('q')?.trim().slice(0, maxQueryLength) || undefined,
    pillar: isPillar(pillar) ? pillar : undefined,
    type: readChoice(search.get('type'), resourceTypes),
    time: readChoice(search.get('time'), readTimeLabels),
  }
}

export function isFiltered(filters: ResourceFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

export const resourcesQuery = ({ time: _time, ...query }: ResourceFilters) => apiQuery('GET /api/resources', { query })

export function fitsReadTime({ readTime }: Resource, time: ReadTime | undefined): boolean {
  if (time === undefined) return true
  return readTime !== null && readTime <= shortReadTime === (time === 'short')
}

function readChoice<T extends string>(value: string | null, labels: Record<T, string>): T | undefined {
  return (Object.keys(labels) as T[]).find((key) => key === value)
}
