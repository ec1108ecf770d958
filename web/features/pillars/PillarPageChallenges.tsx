import { useQuery } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import { apiQuery } from '#web/api/client.ts'
import { ChallengeCard } from '#web/features/challenges/ChallengeCard.tsx'
import { findCurrentParticipation, useParticipations } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './PillarPage.module.css'

export function PillarPageChallenges({ pillar }: { pillar: Pillar }) {
  const result = useQuery(apiQuery('GET /api/challenges', { query: { pillar } }))
  const { participations, isPending } = useParticipations()
  const { data } = result
  const skeleton = <Skeleton count={7} grid />
  if (!data) return <LoadingState result={result}>{skeleton}</LoadingState>
  if (isPending) return skeleton
  if (!data.length) {
    return (
      <EmptyState
        title="No challenges in this pillar yet."
        action={<LinkButton to={paths.challenges()}>Browse Available Challenges</LinkButton>}
      />
    )
  }
  return (
    <ul className={styles.grid}>
      {data.map((challenge) => (
        <ChallengeCard
          key={challenge.id}
          challenge={challenge}
          participation={findCurrentParticipation(challenge.id, participations)}
          showPillar={false}
        />
      ))}
    </ul>
  )
}
