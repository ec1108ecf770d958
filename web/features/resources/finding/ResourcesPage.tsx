import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Resource } from '#contract/resources.ts'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ResultLine } from '#web/ui/ResultLine.tsx'
import { FilterOptions, FilterSelect, SearchFilters } from '#web/ui/SearchFilters.tsx'
import { Shelf } from '#web/ui/Shelf.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useUrlFilters } from '#web/ui/use-url-filters.ts'
import { resourceTypes } from '../resource-types.ts'
import {
  isFiltered,
  maxQueryLength,
  noFilters,
  readFilters,
  type ResourceFilters,
  resourcesQuery,
} from './resource-filters.ts'
import { ResourceRow } from './ResourceRow.tsx'
import { ResourceShelves } from './ResourceShelves.tsx'
import styles from './ResourcesPage.module.css'

export function ResourcesPage() {
  const [search, change] = useUrlFilters()
  const filters = readFilters(search)
  const filtered = isFiltered(filters)
  const all = useQuery(apiQuery('GET /api/resources'))
  const results = useQuery({ ...resourcesQuery(filters), placeholderData: (previous) => previous })
  const found = results.data
  const { q = '', pillar, type } = filters
  return (
    <>
      <PageHeader title="Resources" />
      <div tabIndex={-1}>
        <SearchFilters
          label={all.data ? `Search ${all.data.length} resources` : 'Search resources'}
          q={q}
          maxLength={maxQueryLength}
          onChange={change}
          notice={<Link to={paths.help()}>Help now</Link>}
        >
          <FilterSelect name="pillar" label="Pillar" any="Any pillar" value={pillar} onChange={change}>
            <PillarOptions />
          </FilterSelect>
          <FilterSelect name="type" label="Type" any="Any type" value={type} onChange={change}>
            <FilterOptions labels={resourceTypes} />
          </FilterSelect>
        </SearchFilters>
        <ResultLine
          count={filtered && found ? found.length : null}
          one="resource"
          clear="Show all resources"
          onClear={() => change(noFilters)}
        />
        {!all.data || !found ? (
          <LoadingState result={all.error ? all : results}>
            <Skeleton count={6} shape="row" />
          </LoadingState>
        ) : (
          <>
            {!filtered && all.data.length > 0 && (
              <div className={styles.list}>
                <ResourceShelves resources={all.data} />
              </div>
            )}
            {found.length > 0 ? (
              <div className={filtered ? undefined : styles.list} aria-busy={results.isPlaceholderData}>
                <ResourceRows key={JSON.stringify(filters)} rows={found} hideTitle={filtered} />
              </div>
            ) : (
              <EmptyState title={describeNothing(filters)} />
            )}
          </>
        )}
      </div>
    </>
  )
}

function describeNothing(filters: ResourceFilters): string {
  if (filters.q) return 'No resources found. Try another word.'
  return isFiltered(filters) ? 'No resources match.' : 'No resources here yet.'
}

const pageRows = 30

/** Rows far below are rendered as they are reached. */
function ResourceRows({ rows, hideTitle }: { rows: Resource[]; hideTitle: boolean }) {
  const [count, setCount] = useState(pageRows)
  return (
    <>
      <Shelf title="All resources" hideTitle={hideTitle}>
        {rows.slice(0, count).map((resource) => (
          <ResourceRow key={resource.id} resource={resource} />
        ))}
      </Shelf>
      {count < rows.length && (
        <LoadMore busy={false} onLoadMore={() => setCount(count + pageRows)}>
          Show more resources
        </LoadMore>
      )}
    </>
  )
}
