import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { apiQuery, getErrorMessage } from '#web/api/client.ts'
import { useParticipations } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { pickStarterChallenges } from './pick-starter-challenges.ts'
import { StarterCard } from './StarterCard.tsx'
import styles from './StarterChallenges.module.css'

const noParticipations: Participation[] = []

export function StarterChallenges({ hasJoined }: { hasJoined: boolean }) {
  return hasJoined ? <NextChallenges /> : <Choice participations={noParticipations} />
}

/** Leaves out the challenges that the member has done. */
function NextChallenges() {
  const { participations, isPending, error, refetch, isFetching } = useParticipations()
  if (error) return <ErrorState text={getErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />
  return isPending ? <Skeleton count={3} grid /> : <Choice participations={participations} />
}

function Choice({ participations }: { participations: Participation[] }) {
  const { data, error, refetch, isFetching } = useQuery(apiQuery('GET /api/challenges'))
  const starterChallenges = pickStarterChallenges(data ?? [], participations)
  return (
    <>
      <div className={styles.line}>
        <p>{getIntroText(participations, data && !starterChallenges.length)}</p>
        <Link to={paths.challenges()}>All challenges</Link>
      </div>
      {error && !data ? (
        <ErrorState text={getErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : !data ? (
        <Skeleton count={3} grid />
      ) : (
        <ul className={styles.steps}>
          {starterChallenges.map((challenge, index) => (
            <StarterCard key={challenge.id} challenge={challenge} isNext={index === 0} />
          ))}
        </ul>
      )}
    </>
  )
}

function getIntroText(participations: Participation[], isLibraryExhausted = false): string {
  if (isLibraryExhausted)
    return participations.length
      ? 'You’ve completed every challenge. You can do any of them again.'
      : 'No challenges here yet.'
  return participations.length
    ? 'You’ve finished your last challenge. Pick the next one and start today.'
    : 'You have no active challenges yet. Pick one of these and start today.'
}
