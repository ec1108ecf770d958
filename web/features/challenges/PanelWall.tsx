import type { Participation } from '#contract/challenges.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { describeWall, Wall } from '#web/ui/Wall.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import styles from './PanelWall.module.css'

type Props = { participation: Participation; newBrick?: number | undefined }

const DaysWall = lazyComponent<Props>(async () => (await import('./DaysWall.tsx')).DaysWall, { fallback: Drawing })

/** The wall, whose days can be looked at once that part has loaded. */
export function PanelWall(props: Props) {
  return (
    <WhenIdle fallback={<Drawing {...props} />}>
      <DaysWall {...props} />
    </WhenIdle>
  )
}

function Drawing({ participation: { challenge, wall, missed, today }, newBrick }: Props) {
  return (
    <div>
      <Wall total={challenge.duration} letters={wall} missed={missed} today={today === 'open'} newBrick={newBrick} />
      <p className={styles.caption} data-empty={wall === '' || undefined}>
        {describeWall(wall, challenge.duration, missed)}
      </p>
    </div>
  )
}
