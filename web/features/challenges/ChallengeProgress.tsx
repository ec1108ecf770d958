import type { ReactNode } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import styles from './ChallengeProgress.module.css'

type Props = {
  participation: Participation
  /** Shown instead of the drawing of the wall. */
  children?: ReactNode
}

export function ChallengeProgress({ participation, children }: Props) {
  const { progress, challenge } = participation
  const text = `${progress}/${challenge.duration} days`
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <ProgressBar
          value={(progress / challenge.duration) * 100}
          label={`Progress in ${challenge.title}`}
          text={text}
        />
        <span className={styles.text}>{text}</span>
      </div>
      {children ?? (
        <Wall
          total={challenge.duration}
          letters={participation.wall}
          missed={participation.missed}
          today={participation.today === 'open'}
        />
      )}
    </div>
  )
}
