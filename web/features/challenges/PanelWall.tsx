import type { Participation } from '#contract/challenges.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { describeWall, Wall } from '#web/ui/Wall.tsx'
import styles from './PanelWall.module.css'

/** The wall, which can be explored once that part has loaded. */
export const PanelWall = lazyComponent<{ participation: Participation }>(
  async () => (await import('./DaysWall.tsx')).DaysWall,
  {
    fallback: ({ participation: { challenge, wall, missed, today } }) => (
      <div>
        <Wall total={challenge.duration} letters={wall} missed={missed} today={today === 'open'} />
        <p className={styles.caption} data-empty={wall === '' || undefined}>
          {describeWall(wall, challenge.duration, missed)}
        </p>
      </div>
    ),
  },
)
