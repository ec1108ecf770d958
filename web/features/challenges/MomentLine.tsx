import type { Participation } from '#contract/challenges.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import { describeMoment } from './moment-words.ts'
import type { Moment } from './moment.ts'
import styles from './TodayCard.module.css'

export type MomentLineProps = { participation: Participation; moment: Moment }

/** What a late mark adds, while today is still open. */
export function MomentLine({ participation, moment: { reply } }: MomentLineProps) {
  const { showNumbers } = usePreferences()
  const { headline, lines } = describeMoment(participation, reply, showNumbers)
  return (
    <p className={styles.line} role="status">
      <b>{headline}</b> {lines[0]}
    </p>
  )
}
