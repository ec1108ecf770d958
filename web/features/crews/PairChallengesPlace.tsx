import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './Pair.module.css'

/** As high as one challenge, so that what is below seldom moves. */
export function PairChallengesPlace() {
  return (
    <div className={styles.place}>
      <Skeleton shape="line" count={3} />
    </div>
  )
}
