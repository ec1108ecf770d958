import { useState } from 'react'
import { useLocation } from 'react-router'
import { isFinishedNow } from '#web/features/challenges/marking.ts'
import { describeFirst, describeMilestone } from '#web/features/challenges/moment-words.ts'
import { pillarNames } from '#web/pillars/pillars.ts'
import styles from './FinishedChallenge.module.css'

/** What the last day of the challenge reached, right after it was marked. */
export function FinishMilestone({ asOf }: { asOf: string }) {
  const { state } = useLocation()
  // The state is removed from the history, so that a reload does not repeat it.
  const [finished] = useState(isFinishedNow(state) ? state.finishedNow : undefined)
  if (!finished?.milestone) return null
  const { lifetime, milestone } = finished
  return (
    <p className={styles.milestone}>
      {milestone.kind === 'finish'
        ? `Your first finished challenge in ${pillarNames[milestone.pillar]}.`
        : `${describeMilestone(milestone)} ${describeFirst(lifetime, asOf)}`}
    </p>
  )
}
