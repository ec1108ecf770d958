import type { Participation } from '#contract/challenges.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDay, toLocalDate } from '#web/ui/dates.ts'
import styles from './ChallengePanel.module.css'

/** Says when the challenge was corrected for safety. */
export function CorrectionLine({ participation: { asOf, corrected } }: { participation: Participation }) {
  const timeZone = useTimeZone()
  if (!corrected) return null
  return (
    <p className={styles.line}>{`Corrected on ${formatDay(toLocalDate(timeZone, corrected), asOf)} for safety.`}</p>
  )
}
