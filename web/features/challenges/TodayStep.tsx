import type { Participation } from '#contract/challenges.ts'
import { formatRecentDay } from '#web/ui/dates.ts'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { getFirstWeekLine } from './day-lines.ts'
import { type DayStatus, nameNextDay } from './day-status.ts'
import { StepText } from './StepText.tsx'
import styles from './TodayStep.module.css'

type Props = {
  participation: Participation
  status: DayStatus
  /** The mark is not saved yet, so the next step is still that of today. */
  isPending: boolean
}

/** What to do today, or what comes next. */
export function TodayStep({ participation, status, isPending }: Props) {
  const { asOf, breakUntil, cue } = participation
  const isDue = status === 'due' || status === 'gap' || isPending
  const firstWeekLine = status === 'marked' && getFirstWeekLine(participation)
  return (
    <>
      {isDue && cue && (
        <p className={styles.cue} dir="auto">
          {cue}
        </p>
      )}
      {firstWeekLine && <p className={styles.line}>{firstWeekLine}</p>}
      {status === 'rest' && <p className={styles.line}>Rest day.</p>}
      {status === 'break' && breakUntil && (
        <p className={styles.line}>{`On a break until ${formatRecentDay(breakUntil, asOf)}.`}</p>
      )}
      <Step
        participation={participation}
        isDue={isDue}
        nextDay={status === 'break' ? 'Next' : nameNextDay(participation)}
      />
    </>
  )
}

type StepProps = { participation: Participation; isDue: boolean; nextDay: string }

function Step({ participation, isDue, nextDay }: StepProps) {
  const { nextStep, challenge, completed, progress } = participation
  if (!nextStep) {
    return (isDue || !completed) && challenge.description ? (
      <StepText>
        <PhoneText text={challenge.description} />
      </StepText>
    ) : null
  }
  const step = (
    <>
      <b>{`${nextStep.title}.`}</b> {nextStep.done && `Done when: ${nextStep.done} `}
      <PhoneText text={nextStep.action} />
      {nextStep.details && (
        <>
          {' '}
          <PhoneText text={nextStep.details} />
        </>
      )}
    </>
  )
  if (isDue) return <StepText key={progress}>{step}</StepText>
  return (
    <StepText key={`next ${progress}`}>
      {`${nextDay}: `}
      <bdi>{step}</bdi>
    </StepText>
  )
}
