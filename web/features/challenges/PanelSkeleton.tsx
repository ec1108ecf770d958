import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './PanelSkeleton.module.css'

/** At least as high as the panel of a joined challenge, so that the plan and the footer do not appear above their places. */
export function PanelSkeleton() {
  return <Skeleton count={4} />
}

/** As high as the shortest panel with which a member joins: the day plan is in view below it. */
export function JoinPanelSkeleton() {
  return (
    <div className={styles.join}>
      <Skeleton shape="row" />
    </div>
  )
}
