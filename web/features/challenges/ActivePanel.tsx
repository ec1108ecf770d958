import { useEffect } from 'react'
import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { Card } from '#web/ui/Card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { ChallengeProgress } from './ChallengeProgress.tsx'
import { CurrentStep } from './CurrentStep.tsx'
import { describeMiss } from './day-lines.ts'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { MarkDayForm } from './MarkDayForm.tsx'
import { MarkedNotice } from './MarkedNotice.tsx'
import { useMarkDay } from './marking.ts'
import { findMoment, type Moment } from './moment.ts'
import { PanelWall } from './PanelWall.tsx'
import { isMarkedToday } from './participations.ts'
import styles from './ChallengePanel.module.css'

const PanelDetails = lazyComponent<{ participation: Participation }>(
  async () => (await import('./PanelDetails.tsx')).PanelDetails,
  { fallback: DetailsSkeleton },
)

// Only who has just begun sees it here.
const FriendsLine = lazyComponent<{ challengeId: string }>(
  async () => (await import('./friends/FriendsLine.tsx')).FriendsLine,
)
const PanelActions = lazyComponent(async () => (await import('./PanelActions.tsx')).PanelActions, {
  source: 'web/features/challenges/PanelActions.tsx',
})
const RestartNotice = lazyComponent(async () => (await import('./RestartNotice.tsx')).RestartNotice, {
  source: 'web/features/challenges/RestartNotice.tsx',
})

const DayMoment = lazyComponent<{ participation: Participation; moment: Moment }>(
  async () => (await import('./DayMoment.tsx')).DayMoment,
  { onFailure: () => undefined },
)

export type ActivePanelProps = { participation: Participation; plan: ChallengeDetail['plan'] }

export function ActivePanel({ participation, plan }: ActivePanelProps) {
  const { challenge, restart } = participation
  const marked = isMarkedToday(participation)
  const mark = useMarkDay()
  const moment = findMoment(participation, mark)
  const missLine = describeMiss(participation)
  useEffect(() => preloadWhenIdle(DayMoment.preload), [])
  return (
    <>
      {participation.progress === 0 && <FriendsLine challengeId={challenge.id} />}
      <Card pillar={challenge.pillar} className={styles.panel}>
        <CurrentStep participation={participation} plan={plan} />
        <ChallengeProgress participation={participation}>
          <PanelWall participation={participation} newBrick={moment?.brick} />
        </ChallengeProgress>
        {restart && (
          <div className={styles.restart}>
            <RestartNotice participation={participation} restart={restart} mark={mark} />
          </div>
        )}
        {!restart && missLine && <p className={styles.line}>{missLine}</p>}
        {moment && <DayMoment participation={participation} moment={moment} />}
        {!mark.isPending && <MarkedNotice participation={participation} />}
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
