import type { Participation } from '#contract/challenges.ts'
import { describeMiss } from './day-lines.ts'
import { findFillableYesterday } from './day-status.ts'
import { LateMarkButton } from './LateMarkButton.tsx'
import type { useMarkDay } from './marking.ts'
import { RestartNotice } from './RestartNotice.tsx'
import styles from './TodayCard.module.css'

type Props = { participation: Participation; mark: ReturnType<typeof useMarkDay> }

/** What missed days change, and the way to mark one of them. */
export function MissedNotice({ participation, mark }: Props) {
  const { restart, yesterday } = participation
  const missLine = describeMiss(participation)
  return (
    <>
      {restart ? (
        <RestartNotice participation={participation} restart={restart} mark={mark} />
      ) : (
        missLine && <p className={styles.line}>{missLine}</p>
      )}
      {yesterday === 'open' && findFillableYesterday(participation) && (
        <div className={styles.extras}>
          <LateMarkButton participation={participation} mark={mark} />
        </div>
      )}
    </>
  )
}
