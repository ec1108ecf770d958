import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './Today.module.css'

export function HighlightsSkeleton() {
  return (
    <div className={styles.grid}>
      <Skeleton count={2} />
    </div>
  )
}
