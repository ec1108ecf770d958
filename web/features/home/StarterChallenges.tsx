import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { apiQuery } from '#web/api/client.ts'
import { pickStarterChallenges } from '#web/features/challenges/finding/pick-starter-challenges.ts'
import { useParticipations } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StarterCard } from './StarterCard.tsx'
import styles from './StarterChallenges.module.css'

const noParticipations: Participation[] = []

export function StarterChallenges({ hasJoined }: { hasJoined: boolean }) {
  return hasJoined ? <NextChallenges /> : <Choice participations={noParticipations} />
}

const skeleton = <Skeleton count={3} grid />

/** Leaves out the challenges that the member has done. */
function NextChallenges() {
  const result = useParticipations()
  if (!result.isPending && !result.error) return <Choice participations={result.participations} />
  return <LoadingState result={result}>{skeleton}</LoadingState>
}

function Choice({ participations }: { participations: Participation[] }) {
  const result = useQuery(apiQuery('GET /api/challenges'))
  const starterChallenges = pickStarterChallenges(result.data ?? [], participations)
  return (
    <>
      <div className={styles.line}>
        <p>{getIntroText(participations, result.data && !starterChallenges.length)}</p>
        <Link to={paths.challenges()}>All challenges</Link>
      </div>
      <Loaded result={result} fallback={skeleton}>
        {() => (
          <ul className={styles.steps}>
            {starterChallenges.map((challenge, index) => (
              <StarterCard key={challenge.id} challenge={challenge} isNext={index === 0} />
            ))}
          </ul>
        )}
      </Loaded>
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
