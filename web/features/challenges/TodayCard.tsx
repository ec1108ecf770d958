import { memo } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { RemindTonight } from '#web/features/reminders/RemindTonight.tsx'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { CueQuestion } from './CueQuestion.tsx'
import { describeMiss } from './day-lines.ts'
import { type DayStatus, getDayStatus } from './day-status.ts'
import { useGapAnswer } from './gap-answer.ts'
import { LateMarkButton } from './LateMarkButton.tsx'
import { ParticipationCard } from './ParticipationCard.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { TodayButton } from './TodayButton.tsx'
import { TodayStep } from './TodayStep.tsx'
import { useMarkToday } from './use-mark-today.ts'
import styles from './TodayCard.module.css'

const GapQuestion = lazyComponent(async () => (await import('./GapQuestion.tsx')).GapQuestion, {
  fallback: () => <Skeleton shape="row" />,
  source: 'web/features/challenges/GapQuestion.tsx',
})
const RestartNotice = lazyComponent(async () => (await import('./RestartNotice.tsx')).RestartNotice, {
  fallback: () => <Skeleton shape="row" />,
  source: 'web/features/challenges/RestartNotice.tsx',
})

type Props = {
  participation: Participation
  /** It has the screen's primary button. */
  isNext: boolean
}

/** A challenge with the step of today. The list renders again for a change of any of its cards. */
export const TodayCard = memo(function TodayCard({ participation, isNext }: Props) {
  const { challenge, completed, cue, progress, restart, run } = participation
  const marking = useMarkToday(participation)
  const gap = useGapAnswer(participation)
  const dayStatus = getDayStatus(participation)
  const status: DayStatus = dayStatus === 'gap' && gap.isAnswered ? 'due' : dayStatus
  const day = status === 'marked' ? progress : progress + 1
  const missLine = describeMiss(participation)
  const notice =
    status === 'due' && restart ? (
      <RestartNotice participation={participation} restart={restart} />
    ) : status === 'due' && missLine ? (
      <p className={styles.line}>{missLine}</p>
    ) : null
  return (
    <ParticipationCard
      participation={participation}
      heading="h3"
      wide
      aside={<span>{completed ? 'Challenge Completed' : `Day ${day} of ${challenge.duration}`}</span>}
      text={<TodayStep participation={participation} status={status} isPending={marking.isPending} />}
    >
      <Wall
        total={challenge.duration}
        letters={participation.wall}
        missed={participation.missed}
        today={status === 'due' || status === 'gap'}
      />
      {status === 'gap' ? (
        <GapQuestion participation={participation} isNext={isNext} onContinue={gap.saveAnswer} />
      ) : (
        <>
          {!notice && <ProgressLine participation={participation} />}
          <TodayButton participation={participation} marking={marking} isNext={isNext && status === 'due'} wide />
          {notice}
        </>
      )}
      <div className={styles.extras}>
        {completed && <FinishedLink participation={participation} />}
        <LateMarkButton participation={participation} />
        {status === 'due' && <RemindTonight participation={participation} />}
        {cue === null && run === 1 && progress <= 1 && !completed && <CueQuestion participation={participation} />}
      </div>
    </ParticipationCard>
  )
})

function FinishedLink({ participation: { id, challenge } }: { participation: Participation }) {
  return (
    <LinkButton variant="quiet" to={paths.finished(id)} aria-label={`See how it went: ${challenge.title}`}>
      See how it went
    </LinkButton>
  )
}
