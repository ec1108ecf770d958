import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { Card } from '#web/ui/Card.tsx'
import { ChallengeNumbers } from './ChallengeNumbers.tsx'
import { ChallengeProgress } from './ChallengeProgress.tsx'
import { CheckInList } from './CheckInList.tsx'
import { CurrentStep } from './CurrentStep.tsx'
import { describeMiss } from './day-lines.ts'
import { DaysWall } from './DaysWall.tsx'
import { LeaveChallenge } from './LeaveChallenge.tsx'
import { MarkDayForm } from './MarkDayForm.tsx'
import { MarkedTodayNotice } from './MarkedTodayNotice.tsx'
import { useMarkDay } from './marking.ts'
import { isMarkedToday } from './participations.ts'
import { PlanSection } from './PlanSection.tsx'
import { RestartNotice } from './RestartNotice.tsx'
import { StartOver } from './StartOver.tsx'
import styles from './ChallengePanel.module.css'

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
          <DaysWall participation={participation} />
        </ChallengeProgress>
        {restart && <RestartNotice participation={participation} restart={restart} />}
        {!restart && missLine && <p className={styles.line}>{missLine}</p>}
        {marked && !mark.isPending && <MarkedTodayNotice participation={participation} />}
        <MarkDayForm participation={participation} mark={mark} marked={marked} />
        <ChallengeNumbers participation={participation} />
        <PlanSection participation={participation} />
        <hr className={styles.rule} />
        <CheckInList participation={participation} />
      </Card>
      <div className={styles.below}>
        <StartOver participation={participation} />
        <LeaveChallenge participation={participation} />
      </div>
    </>
  )
}
