import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { ActivePanel } from './ActivePanel.tsx'
import type { CompletedPanelProps } from './CompletedPanel.tsx'
import type { JoinPanelProps } from './JoinPanel.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { useJoinChallenge } from './participations.ts'

const JoinPanel = lazyComponent<JoinPanelProps>(async () => (await import('./JoinPanel.tsx')).JoinPanel, {
  fallback: PanelSkeleton,
})
const CompletedPanel = lazyComponent<CompletedPanelProps>(
  async () => (await import('./CompletedPanel.tsx')).CompletedPanel,
  { fallback: PanelSkeleton },
)

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
