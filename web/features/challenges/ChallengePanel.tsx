import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { ActivePanel } from './ActivePanel.tsx'
import { CompletedPanel } from './CompletedPanel.tsx'
import { JoinPanel } from './JoinPanel.tsx'
import { useJoinChallenge } from './participations.ts'

export function ChallengePanel({
  challenge,
  participation,
}: {
  challenge: ChallengeDetail
  participation: Participation | undefined
}) {
  // Owned here because the panel that starts the join unmounts before it finishes.
  const joining = useJoinChallenge()
  if (!participation) return <JoinPanel challenge={challenge} joining={joining} />
  if (participation.completed)
    return <CompletedPanel key={participation.id} participation={participation} joining={joining} />
  return <ActivePanel key={participation.id} participation={participation} plan={challenge.plan} />
}
