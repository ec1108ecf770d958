import { useId, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { describeBreak } from './day-lines.ts'
import { type DayStatus, nameNextDay } from './day-status.ts'
import { StepText } from './StepText.tsx'
import textButton from '#web/ui/TextButton.module.css'
import styles from './TodayStep.module.css'

type Props = {
  participation: Participation
  status: DayStatus
  /** The mark is not saved yet, so the next step is still that of today. */
  isPending: boolean
}

/** What to do today, or what comes next. */
export function TodayStep({ participation, status, isPending }: Props) {
  const { asOf, breakUntil, cue, progress } = participation
  const isDue = status === 'due' || status === 'gap' || isPending
  return (
    <>
      {isDue && cue && (
        <p className={styles.cue} dir="auto">
          {cue}
        </p>
      )}
      {status === 'rest' && <p className={styles.line}>Rest day.</p>}
      {status === 'break' && breakUntil && <p className={styles.line}>{describeBreak({ asOf, breakUntil })}</p>}
      {isDue ? (
        <DueStep key={progress} participation={participation} />
      ) : (
        <NextStep participation={participation} nextDay={status === 'break' ? 'Next' : nameNextDay(participation)} />
      )}
    </>
  )
}

/** The step of today: its title and when it is done. A button shows how to do it. */
function DueStep({ participation: { nextStep, challenge } }: { participation: Participation }) {
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  if (!nextStep?.done) {
    const text = nextStep?.action ?? challenge.description
    return (
      text && (
        <StepText>
          {nextStep && <b>{`${nextStep.title}. `}</b>}
          <PhoneText text={text} />
          {nextStep?.details && ' '}
          {nextStep?.details && <PhoneText text={nextStep.details} />}
        </StepText>
      )
    )
  }
  const { title, done, action, details } = nextStep
  return (
    <div className={styles.due}>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <p dir="auto">
        <DoneWhen done={done} />{' '}
        <button
          type="button"
          className={textButton.button}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show all'}
        </button>
      </p>
      <div id={id} hidden={!isExpanded}>
        {isExpanded &&
          [action, details].map(
            (text) =>
              text && (
                <p key={text} dir="auto">
                  <PhoneText text={text} />
                </p>
              ),
          )}
      </div>
    </div>
  )
}

/** The plans of the library say "You walked for ten minutes.". */
function DoneWhen({ done }: { done: string }) {
  const [, rest] = /^You\b(.*)$/s.exec(done) ?? []
  return rest === undefined ? (
    <>
      <b>Done when:</b> {done}
    </>
  ) : (
    <>
      <b>Done when</b> {`you${rest}`}
    </>
  )
}

function NextStep({ participation, nextDay }: { participation: Participation; nextDay: string }) {
  const { nextStep, challenge, completed, progress } = participation
  if (!nextStep) {
    return !completed && challenge.description ? (
      <StepText>
        <PhoneText text={challenge.description} />
      </StepText>
    ) : null
  }
  return (
    <StepText key={progress}>
      {`${nextDay}: `}
      <bdi>
        <b>{`${nextStep.title}.`}</b> {nextStep.done && `Done when: ${nextStep.done} `}
        <PhoneText text={nextStep.action} />
        {nextStep.details && ' '}
        {nextStep.details && <PhoneText text={nextStep.details} />}
      </bdi>
    </StepText>
  )
}
