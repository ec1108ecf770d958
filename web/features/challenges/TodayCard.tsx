import { memo } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { type DayStatus, getDayStatus } from './day-status.ts'
import { FinishedLink } from './FinishedLink.tsx'
import { useGapAnswer } from './gap-answer.ts'
import { MomentCard } from './LazyMomentCard.tsx'
import type { MomentLineProps } from './MomentLine.tsx'
import { ParticipationCard } from './ParticipationCard.tsx'
import { TodayButton } from './TodayButton.tsx'
import { TodayStep } from './TodayStep.tsx'
import { useMarkToday } from './use-mark-today.ts'
import { WeekLine } from './WeekLine.tsx'
import styles from './TodayCard.module.css'

const GapQuestion = lazyComponent(async () => (await import('./GapQuestion.tsx')).GapQuestion, {
  fallback: () => <Skeleton shape="row" />,
  source: 'web/features/challenges/GapQuestion.tsx',
})
const MissedNotice = lazyComponent(async () => (await import('./MissedNotice.tsx')).MissedNotice, {
  fallback: () => <Skeleton shape="row" />,
  source: 'web/features/challenges/MissedNotice.tsx',
})

const MomentLine = lazyComponent<MomentLineProps>(async () => (await import('./MomentLine.tsx')).MomentLine, {
  fallback: () => null,
  onFailure: () => undefined,
})

const CorrectionLine = lazyComponent<{ participation: Participation }>(
  async () => (await import('./CorrectionLine.tsx')).CorrectionLine,
  { fallback: () => null },
)

type Props = {
  participation: Participation
  /** It has the screen's primary button. */
  isNext: boolean
  /** The next challenge of today is right below. */
  isBeforeNext?: boolean
}

/** A challenge with the step of today. The list renders again for a change of any of its cards. */
export const TodayCard = memo(function TodayCard({ participation, isNext, isBeforeNext = false }: Props) {
  const { challenge, completed, progress, week } = participation
  const marking = useMarkToday(participation)
  const gap = useGapAnswer(participation)
  const dayStatus = getDayStatus(participation)
  const status: DayStatus = dayStatus === 'gap' && gap.isAnswered ? 'due' : dayStatus
  const day = status === 'marked' ? progress : progress + 1
  if (marking.moment)
    return (
      <MomentCard
        participation={participation}
        mark={marking.mark}
        moment={marking.moment}
        isBeforeNext={isBeforeNext}
        wide
      />
    )
  return (
    <ParticipationCard
      participation={participation}
      heading="h3"
      wide
      aside={<span>{completed ? 'Challenge Completed' : `Day ${day} of ${challenge.duration}`}</span>}
      text={
        status === 'gap' ? (
          <p className={styles.welcome}>{`Welcome back. You left off at day ${progress}.`}</p>
        ) : (
          <>
            <TodayStep participation={participation} status={status} isPending={marking.isPending} />
            {participation.corrected && <CorrectionLine participation={participation} />}
            {week && status === 'due' && <WeekLine participation={participation} week={week} />}
          </>
        )
      }
    >
      <Wall
        total={challenge.duration}
        letters={participation.wall}
        missed={participation.missed}
        today={status === 'due' || status === 'gap'}
        newBrick={marking.lateMoment?.brick}
      />
      {status === 'gap' ? (
        <GapQuestion participation={participation} isNext={isNext} onContinue={gap.saveAnswer} />
      ) : (
        <TodayButton participation={participation} marking={marking} isNext={isNext && status === 'due'} wide />
      )}
      {marking.lateMoment ? (
        <MomentLine participation={participation} moment={marking.lateMoment} />
      ) : (
        status === 'due' &&
        mayHaveMissed(participation) && <MissedNotice participation={participation} mark={marking.mark} />
      )}
      {completed && (
        <div className={styles.extras}>
          <FinishedLink participation={participation} />
        </div>
      )}
    </ParticipationCard>
  )
})

function mayHaveMissed({ restart, wall, yesterday }: Participation): boolean {
  return restart !== null || wall.endsWith('m') || yesterday === 'open'
}
