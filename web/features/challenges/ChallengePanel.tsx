import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import type { ActivePanelProps } from './ActivePanel.tsx'
import type { CompletedPanelProps } from './CompletedPanel.tsx'
import type { JoinPanelProps } from './JoinPanel.tsx'
import { JoinPanelSkeleton, PanelSkeleton } from './PanelSkeleton.tsx'
import type { useJoinChallenge } from './participations.ts'

const JoinPanel = lazyComponent<JoinPanelProps>(async () => (await import('./JoinPanel.tsx')).JoinPanel, {
  fallback: JoinPanelSkeleton,
  source: 'web/features/challenges/JoinPanel.tsx',
})
const ActivePanel = lazyComponent<ActivePanelProps>(async () => (await import('./ActivePanel.tsx')).ActivePanel, {
  fallback: PanelSkeleton,
  source: 'web/features/challenges/ActivePanel.tsx',
})
const WaitingPanel = lazyComponent<{ participation: Participation }>(
  async () => (await import('./starts/WaitingPanel.tsx')).WaitingPanel,
  { fallback: PanelSkeleton, source: 'web/features/challenges/starts/WaitingPanel.tsx' },
)
const CompletedPanel = lazyComponent<CompletedPanelProps>(
  async () => (await import('./CompletedPanel.tsx')).CompletedPanel,
  { fallback: PanelSkeleton },
)

export function ChallengePanel({
  challenge,
  participation,
  joining,
}: {
  challenge: ChallengeDetail
  participation: Participation | undefined
  joining: ReturnType<typeof useJoinChallenge>
}) {
  if (!participation) return <JoinPanel challenge={challenge} joining={joining} />
  if (participation.completed)
    return <CompletedPanel key={participation.id} participation={participation} joining={joining} />
  if (participation.startsOn) return <WaitingPanel participation={participation} />
  return <ActivePanel key={participation.id} participation={participation} plan={challenge.plan} />
}
