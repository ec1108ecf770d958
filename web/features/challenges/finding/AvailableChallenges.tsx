import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Challenge } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { ResultLine } from '#web/ui/ResultLine.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { FilterChanges } from '#web/ui/use-url-filters.ts'
import type { useParticipations } from '../participations.ts'
import { challengesQuery, isFiltered, noFilters, readFilters } from './challenge-filters.ts'
import { ChallengeCards } from './ChallengeCards.tsx'
import { ChallengeFilterForm } from './ChallengeFilterForm.tsx'
import type { ChallengeResultsProps } from './ChallengeResults.tsx'
import { ChallengeShelves } from './ChallengeShelves.tsx'
import { HardestNow } from './HardestNow.tsx'
import type { StartingPointDetailsProps } from './StartingPointDetails.tsx'
import styles from './AvailableChallenges.module.css'

const rows = () => <Skeleton count={4} shape="row" />

const ChallengeResults = lazyComponent<ChallengeResultsProps>(
  async () => (await import('./ChallengeResults.tsx')).ChallengeResults,
  { fallback: rows, source: 'web/features/challenges/finding/ChallengeResults.tsx' },
)
const StartingPointDetails = lazyComponent<StartingPointDetailsProps>(
  async () => (await import('./StartingPointDetails.tsx')).StartingPointDetails,
  { fallback: rows, source: 'web/features/challenges/finding/StartingPointDetails.tsx' },
)

export type AvailableChallengesProps = {
  available: UseQueryResult<Challenge[]>
  participationsResult: ReturnType<typeof useParticipations>
  search: URLSearchParams
  onChange: (changes: FilterChanges) => void
}

export function AvailableChallenges({ available, participationsResult, search, onChange }: AvailableChallengesProps) {
  const filters = readFilters(search)
  const filtered = isFiltered(filters)
  const results = useQuery({
    ...challengesQuery(filters),
    enabled: filtered,
    placeholderData: (previous) => previous,
  })
  const { data: points = [] } = useQuery(apiQuery('GET /api/starting-points'))
  const { data } = available
  const { participations } = participationsResult

  // Wait for both queries, so that no card flips from "Join Challenge" to "Joined".
  if (!data || participationsResult.isPending)
    return (
      <LoadingState result={available}>
        <Skeleton count={9} grid />
      </LoadingState>
    )
  if (data.length === 0) return <EmptyState title="No challenges available at the moment." />

  const point = filtered ? undefined : points.find(({ key }) => key === search.get('hardest'))
  return (
    <>
      <ChallengeFilterForm
        filters={filters}
        total={data.length}
        onChange={(changes) => onChange({ hardest: null, ...changes })}
      />
      <ResultLine
        count={filtered && results.data ? results.data.length : null}
        one="challenge"
        clear="Show all challenges"
        onClear={() => onChange(noFilters)}
      />
      {filtered ? (
        <>
          <ChallengeResults filters={filters} results={results} participations={participations} />
          {results.data?.length === 0 && <HardestNow points={points} chosen={undefined} />}
        </>
      ) : (
        <>
          <HardestNow points={points} chosen={point} />
          {point ? (
            <StartingPointDetails key={point.key} point={point} participations={participations} />
          ) : (
            <>
              <ChallengeShelves challenges={data} participations={participations} />
              <section aria-labelledby="all-challenges">
                <h2 id="all-challenges" className={styles.all}>
                  All challenges
                </h2>
                <ChallengeCards challenges={data} participations={participations} heading="h3" />
              </section>
            </>
          )}
        </>
      )}
    </>
  )
}
