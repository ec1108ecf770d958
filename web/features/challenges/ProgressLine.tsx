import type { Participation } from '#contract/challenges.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import styles from './TodayCard.module.css'

export function ProgressLine({ participation }: { participation: Participation }) {
  const { showNumbers } = usePreferences()
  const { progress, missed, numbers } = participation
  if (progress === 0) return <p className={styles.line}>Not started yet</p>
  const done = progress === 1 ? '1 day done' : `${progress} days done`
  if (!showNumbers) return <p className={styles.line}>{done}</p>
  return (
    <p className={styles.line}>
      {missed > 0 ? `${done}, ${missed} missed` : done}
      {numbers.streak > 1 && ` · streak ${numbers.streak}`}
    </p>
  )
}
