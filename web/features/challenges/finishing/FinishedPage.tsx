import { Navigate, useLocation, useParams } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { isFinishedNow } from '#web/features/challenges/marking.ts'
import { useParticipations } from '#web/features/challenges/participations.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { FinishedChallenge } from './FinishedChallenge.tsx'

/** How a completed challenge went. Opens after its last day, and again from the completed challenges. */
export function FinishedPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  const result = useParticipations()
  const { participations, isPending, error } = result
  const participation = participations.find((each) => each.id === id)
  // The last day was undone while this screen was loading.
  if (participation?.completed === false && isFinishedNow(state))
    return <Navigate to={paths.challenge(participation.challengeId)} replace />
  return (
    <>
      <PageTitle>{participation?.challenge.title ?? 'Challenge'}</PageTitle>
      <BackLink to={paths.challenges({ tab: 'completed' })}>Completed challenges</BackLink>
      {isPending || error ? (
        <LoadingState result={result}>
          <Skeleton count={2} />
        </LoadingState>
      ) : (
        !participation && <NotFound />
      )}
      {participation?.completed && (
        <FinishedChallenge key={id} participation={participation} participations={participations} />
      )}
      {participation && !participation.completed && <NotFinished participation={participation} />}
    </>
  )
}

function NotFound() {
  return (
    <EmptyState
      as="h1"
      title="Challenge not found."
      action={<LinkButton to={paths.challenges()}>Back to Challenges</LinkButton>}
    >
      You may have left it, or it belongs to another member.
    </EmptyState>
  )
}

function NotFinished({ participation: { challenge, progress } }: { participation: Participation }) {
  return (
    <EmptyState
      as="h1"
      title="Not finished yet"
      action={<LinkButton to={paths.challenge(challenge.id)}>Open the challenge</LinkButton>}
    >
      {progress} of {challenge.duration} days of <bdi>{challenge.title}</bdi> are done.
    </EmptyState>
  )
}
