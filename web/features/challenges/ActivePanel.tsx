import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { Card } from '#web/ui/Card.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { ChallengeProgress } from './ChallengeProgress.tsx'
import { CheckInList } from './CheckInList.tsx'
import { LeaveChallenge } from './LeaveChallenge.tsx'
import { MarkDayForm } from './MarkDayForm.tsx'
import { MarkedTodayNotice } from './MarkedTodayNotice.tsx'
import { useMarkDay } from './marking.ts'
import { isMarkedToday } from './participations.ts'
import styles from './ChallengePanel.module.css'

export function ActivePanel({ participation, plan }: { participation: Participation; plan: ChallengeDetail['plan'] }) {
  const { challenge, progress } = participation
  const marked = isMarkedToday(participation)
  const mark = useMarkDay()
  const day = Math.min(progress + 1, challenge.duration)
  const step = plan?.find(({ from, to }) => from <= day && day <= to)
  const heading = `Day ${day} of ${challenge.duration}`
  return (
    <>
      <Card pillar={challenge.pillar} className={styles.panel}>
        {step ? (
          <>
            <p className={styles.day}>{marked ? `Next: day ${day} of ${challenge.duration}` : heading}</p>
            <h2 className={styles.title} dir="auto">
              <HeadingText>{step.title}</HeadingText>
            </h2>
            <p className={styles.step} dir="auto">
              <PhoneText text={step.action} />
            </p>
          </>
        ) : (
          <h2 className={styles.title}>
            <HeadingText>{heading}</HeadingText>
          </h2>
        )}
        <ChallengeProgress participation={participation} />
        {marked && !mark.isPending && <MarkedTodayNotice participation={participation} />}
        <MarkDayForm participation={participation} mark={mark} marked={marked} />
        <hr className={styles.rule} />
        <CheckInList participation={participation} />
      </Card>
      <LeaveChallenge participation={participation} />
    </>
  )
}
