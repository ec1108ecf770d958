import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import { ResourceRow } from '#web/features/resources/finding/ResourceRow.tsx'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Shelf, Shelves } from '#web/ui/Shelf.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ChallengeFilters } from './challenge-filters.ts'
import { ChallengeCards } from './ChallengeCards.tsx'
import { ChallengeRow } from './ChallengeRow.tsx'

export type ChallengeResultsProps = {
  filters: ChallengeFilters
  results: UseQueryResult<Challenge[]>
  participations: Participation[]
}

/** What a search finds, in short rows, or the cards that fit the filters. */
export function ChallengeResults({ filters, results, participations }: ChallengeResultsProps) {
  const { data, isPlaceholderData } = results
  if (!data)
    return (
      <LoadingState result={results}>
        <Skeleton count={4} shape="row" />
      </LoadingState>
    )
  return (
    <div aria-busy={isPlaceholderData}>
      {data.length === 0 && (
        <EmptyState title={filters.q ? 'No challenges found. Try another word.' : 'No challenges match.'} />
      )}
      {filters.q ? (
        <Shelves>
          {data.length > 0 && (
            <Shelf title="Challenges">
              {data.map((challenge) => (
                <ChallengeRow key={challenge.id} challenge={challenge} participations={participations} />
              ))}
            </Shelf>
          )}
          <ResourcesFound q={filters.q} />
        </Shelves>
      ) : (
        <ChallengeCards key={JSON.stringify(filters)} challenges={data} participations={participations} />
      )}
    </div>
  )
}

const resourceCount = 3

/** Reading about the same subject, which visitors cannot open. */
function ResourcesFound({ q }: { q: string }) {
  const isMember = useUser() !== null
  const { data = [] } = useQuery({
    ...apiQuery('GET /api/resources', { query: { q } }),
    enabled: isMember,
    placeholderData: (previous) => previous,
  })
  if (data.length === 0) return null
  return (
    <Shelf
      title="Resources"
      all={data.length > resourceCount ? { to: paths.resources({ q }), label: `All ${data.length}` } : undefined}
    >
      {data.slice(0, resourceCount).map((resource) => (
        <ResourceRow key={resource.id} resource={resource} />
      ))}
    </Shelf>
  )
}
