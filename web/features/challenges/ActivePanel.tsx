import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { Card } from '#web/ui/Card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { ChallengeProgress } from './ChallengeProgress.tsx'
import { CurrentStep } from './CurrentStep.tsx'
import { describeMiss } from './day-lines.ts'
import { MarkDayForm } from './MarkDayForm.tsx'
import { MarkedTodayNotice } from './MarkedTodayNotice.tsx'
import { useMarkDay } from './marking.ts'
import { PanelWall } from './PanelWall.tsx'
import { isMarkedToday } from './participations.ts'
import styles from './ChallengePanel.module.css'

const PanelDetails = lazyComponent<{ participation: Participation }>(
  async () => (await import('./PanelDetails.tsx')).PanelDetails,
  { fallback: DetailsSkeleton },
)

const PanelActions = lazyComponent(async () => (await import('./PanelActions.tsx')).PanelActions, {
  source: 'web/features/challenges/PanelActions.tsx',
})
const RestartNotice = lazyComponent(async () => (await import('./RestartNotice.tsx')).RestartNotice, {
  source: 'web/features/challenges/RestartNotice.tsx',
})

export function ActivePanel({ participation, plan }: { participation: Participation; plan: ChallengeDetail['plan'] }) {
  const { challenge, restart } = participation
  const marked = isMarkedToday(participation)
  const mark = useMarkDay()
  const missLine = describeMiss(participation)
  return (
    <>
      <Card pillar={challenge.pillar} className={styles.panel}>
        <CurrentStep participation={participation} plan={plan} />
        <ChallengeProgress participation={participation}>
          <PanelWall participation={participation} />
        </ChallengeProgress>
        {restart && (
          <div className={styles.restart}>
            <RestartNotice participation={participation} restart={restart} />
          </div>
        )}
        {!restart && missLine && <p className={styles.line}>{missLine}</p>}
        {marked && !mark.isPending && <MarkedTodayNotice participation={participation} />}
        <MarkDayForm participation={participation} mark={mark} marked={marked} />
        <WhenIdle fallback={<DetailsSkeleton />}>
          <PanelDetails participation={participation} />
        </WhenIdle>
      </Card>
      <div className={styles.below}>
        <WhenIdle>
          <PanelActions participation={participation} />
        </WhenIdle>
      </div>
    </>
  )
}

function DetailsSkeleton() {
  return <Skeleton shape="line" count={4} />
}
