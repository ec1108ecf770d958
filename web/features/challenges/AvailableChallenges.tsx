import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Challenge } from '#contract/challenges.ts'
import { isPillar } from '#web/pillars/pillars.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChallengeCard } from './ChallengeCard.tsx'
import { type useParticipations, findCurrentParticipation } from './participations.ts'
import { PillarFilter } from './PillarFilter.tsx'
import styles from './ChallengeGrid.module.css'

type Props = { available: UseQueryResult<Challenge[]>; participationsResult: ReturnType<typeof useParticipations> }

export function AvailableChallenges({ available, participationsResult }: Props) {
  const { data } = available
  const [search, setSearch] = useSearchParams()
  const key = search.get('pillar')
  const pillar = isPillar(key) ? key : undefined

  // Wait for both queries, so that no card flips from "Join Challenge" to "Joined".
  if (data && !participationsResult.isPending) {
    const visibleChallenges = pillar ? data.filter((challenge) => challenge.pillar === pillar) : data
    const setPillar = (next: string) =>
      setSearch(next ? { pillar: next } : {}, { replace: true, preventScrollReset: true })
    return (
      <>
        {data.length > 0 && (
          <PillarFilter
            pillar={pillar}
            onChange={setPillar}
            visibleCount={visibleChallenges.length}
            totalCount={data.length}
          />
        )}
        {visibleChallenges.length > 0 ? (
          <ul className={styles.grid}>
            {visibleChallenges.map((challenge) => (
              <ChallengeCard
                key={challenge.id}
                challenge={challenge}
                participation={findCurrentParticipation(challenge.id, participationsResult.participations)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No challenges available at the moment."
            action={
              pillar &&
              data.length > 0 && (
                <Button
                  onClick={(event) => {
                    restoreFocusToRegion(event.currentTarget)
                    setPillar('')
                  }}
                >
                  Show all pillars
                </Button>
              )
            }
          />
        )}
      </>
    )
  }
  return (
    <LoadingState result={available}>
      <Skeleton count={9} grid />
    </LoadingState>
  )
}
