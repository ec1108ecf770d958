import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'
import { FilterRow } from './FilterRow.tsx'
import { NothingFound } from './NothingFound.tsx'
import { orderGroups } from './order-groups.ts'
import { ResultGroup } from './ResultGroup.tsx'
import { groupKinds, type GroupKind, isAsked, isWanted, type SearchFilters, searchQuery } from './search-filters.ts'
import { toSearchWords } from './search-words.ts'
import { createServerRows } from './server-rows.tsx'
import { useDeviceRows } from './use-device-rows.tsx'
import { useScreenRows } from './use-screen-rows.tsx'
import styles from './SearchResults.module.css'

export type SearchResultsProps = { filters: SearchFilters; onChange: (changes: FilterChanges) => void }

/** What was found, in groups. Those of this device are there even if the server does not answer. */
export function SearchResults({ filters, onChange }: SearchResultsProps) {
  const words = toSearchWords(filters.query)
  const result = useQuery({
    ...searchQuery(filters),
    enabled: isAsked(filters),
    placeholderData: keepPreviousData,
  })
  const isFresh = !result.isFetching && !result.isPlaceholderData
  const screens = useScreenRows(filters.query, words)
  const device = useDeviceRows(filters, isFresh)
  const rows: Partial<Record<GroupKind, ReactNode[]>> = {
    screens: screens.rows,
    ...createServerRows(result.data, words),
    ...device.rows,
  }
  const more: Partial<Record<GroupKind, boolean>> = {
    // The previous results may be those of all kinds.
    ...(!result.isPlaceholderData && result.data?.more),
    journal: device.moreEntries,
  }
  const wanted = groupKinds.filter((kind) => isWanted(kind, filters))
  const order = orderGroups({ ...result.data?.strength, screens: screens.strength }, wanted)
  const groups = order.flatMap((kind) => {
    const ofKind = rows[kind] ?? []
    return ofKind.length > 0 ? [{ kind, rows: ofKind, more: more[kind] ?? false }] : []
  })
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0)
  const isSettled = isFresh && device.isDone && !result.error
  return (
    <div className={styles.results} aria-busy={!isSettled && !result.error}>
      <FilterRow filters={filters} onChange={onChange} />
      <p className="visually-hidden" role="status">
        {isSettled &&
          describeCount(
            count,
            groups.some((group) => group.more),
          )}
      </p>
      {groups.map((group) => (
        <ResultGroup
          key={group.kind}
          kind={group.kind}
          isOnly={filters.kind === group.kind}
          more={group.more}
          onChange={onChange}
        >
          {group.rows}
        </ResultGroup>
      ))}
      {result.isLoading && <Skeleton count={8} shape="row" />}
      {result.error && <LoadingState result={result} />}
      {device.failure}
      {screens.dialog}
      {isSettled && !device.failure && count === 0 && <NothingFound filters={filters} onChange={onChange} />}
    </div>
  )
}

function describeCount(count: number, hasMore: boolean): string {
  if (count === 0) return 'No results'
  if (hasMore) return `More than ${count} results`
  return count === 1 ? '1 result' : `${count} results`
}
