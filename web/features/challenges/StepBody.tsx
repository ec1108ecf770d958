import type { PlanStep } from '#contract/challenges.ts'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import styles from './StepBody.module.css'

/** What a step asks for: when the day counts, the action, and details below it. */
export function StepBody({ step: { done, action, details } }: { step: Pick<PlanStep, 'done' | 'action' | 'details'> }) {
  return (
    <div className={styles.body}>
      {done && (
        <p className={styles.done} dir="auto">
          <span>Done when:</span> {done}
        </p>
      )}
      <p dir="auto">
        <PhoneText text={action} />
      </p>
      {details && (
        <p className={styles.details} dir="auto">
          <PhoneText text={details} />
        </p>
      )}
    </div>
  )
}
