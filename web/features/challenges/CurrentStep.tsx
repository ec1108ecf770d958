import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { describeBreak } from './day-lines.ts'
import { getDayStatus, nameNextDay } from './day-status.ts'
import { StepBody } from './StepBody.tsx'
import styles from './ChallengePanel.module.css'

/** The step of today, or the next one when today needs nothing. */
export function CurrentStep({ participation, plan }: { participation: Participation; plan: ChallengeDetail['plan'] }) {
  const { challenge, progress, cue, asOf, breakUntil } = participation
  const status = getDayStatus(participation)
  const day = Math.min(progress + 1, challenge.duration)
  const step = plan?.find(({ from, to }) => from <= day && day <= to)
  const count = `day ${day} of ${challenge.duration}`
  const heading =
    status === 'marked' ? `${nameNextDay(participation)}: ${count}` : `Day ${day} of ${challenge.duration}`
  const isDue = status === 'due' || status === 'gap'
  return (
    <>
      {step ? (
        <>
          <p className={styles.day}>{heading}</p>
          <h2 className={styles.title} dir="auto">
            <HeadingText>{step.title}</HeadingText>
          </h2>
          <div className={styles.step}>
            <StepBody step={step} />
          </div>
        </>
      ) : (
        <h2 className={styles.title}>
          <HeadingText>{heading}</HeadingText>
        </h2>
      )}
      {isDue && cue && (
        <p className={styles.cue} dir="auto">
          {cue}
        </p>
      )}
      {status === 'rest' && <p className={styles.line}>Today is a rest day.</p>}
      {status === 'break' && breakUntil && <p className={styles.line}>{describeBreak({ asOf, breakUntil })}</p>}
    </>
  )
}
