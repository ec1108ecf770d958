import { limits } from '#contract/limits.ts'
import type { Pillar } from '#contract/pillars.ts'
import { type SearchKind, searchKinds } from '#contract/search-kinds.ts'
import { apiQuery } from '#web/api/client.ts'
import { isPillar } from '#web/pillars/pillars.ts'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'

/** What the box finds, in the order of the screen. The server finds only those of the contract. */
export const groupKinds = ['screens', ...searchKinds, 'journal', 'plan'] as const
export type GroupKind = (typeof groupKinds)[number]

/** What belongs to a pillar. */
const kindsOfPillars: readonly GroupKind[] = ['challenges', 'resources', 'discussions', 'goals', 'journal']

export type SearchFilters = { query: string; kind: GroupKind | undefined; pillar: Pillar | undefined }

/** The searches of the library have this name for the words, so people write it in addresses. */
const otherName = 'q'

export function readSearch(search: URLSearchParams): SearchFilters {
  const pillar = search.get('pillar')
  return {
    query: (search.get('query') ?? search.get(otherName) ?? '').trim().slice(0, limits.search),
    kind: groupKinds.find((kind) => kind === search.get('kind')),
    pillar: isPillar(pillar) ? pillar : undefined,
  }
}

/** Add to a change of the filters what makes `query` the only name of the words. */
export function renameWords(search: URLSearchParams, changes: FilterChanges): FilterChanges {
  return search.has(otherName) ? { query: readSearch(search).query, [otherName]: null, ...changes } : changes
}

export function isOfPillars(kind: GroupKind): boolean {
  return kindsOfPillars.includes(kind)
}

/** Whether results of a kind are wanted. */
export function isWanted(kind: GroupKind, { kind: only, pillar }: SearchFilters): boolean {
  return (only === undefined || only === kind) && (pillar === undefined || isOfPillars(kind))
}

/** Whether the server has a part in the search. */
export function isAsked(filters: SearchFilters): boolean {
  return filters.query !== '' && searchKinds.some((each) => isWanted(each, filters))
}

/** Create the query of what the server finds. */
export function searchQuery(filters: SearchFilters) {
  const { query, pillar } = filters
  const kind = searchKinds.find((each): each is SearchKind => each === filters.kind)
  return {
    ...apiQuery('GET /api/search', { query: { query, kind, pillar } }),
    // Others write all the time. On the way back from a result, the results are there at once.
    staleTime: 10_000,
  }
}
