import type { Participation } from '#contract/challenges.ts'
import { type Brick, Bricks } from '#web/ui/Bricks.tsx'
import styles from './WeekLine.module.css'

type Props = { participation: Participation; week: NonNullable<Participation['week']> }

/** How far the week of a challenge of some days a week is: its bricks, and "1 of 3 this week". */
export function WeekLine({ participation: { schedule }, week: { done, rest } }: Props) {
  const times = schedule.kind === 'weekly' ? schedule.times : 7
  const total = Math.max(times, done)
  const bricks = Array.from({ length: total }, (_, index): Brick => {
    return { kind: index < done ? 'laid' : 'open', outlined: index === done && !rest }
  })
  return (
    <div className={styles.week}>
      <div className={styles.bricks} data-many={total > 4 || undefined}>
        <Bricks courses={[bricks]} />
      </div>
      <p>
        {`${done} of ${times} this week`}
        {rest && <span className={styles.rest}>Rest today</span>}
      </p>
    </div>
  )
}
