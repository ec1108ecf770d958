import { describeStops, pickLabelled, type StopBars } from './stop-bars.ts'
import styles from './StopChart.module.css'

/** A small bar for each day or week, as high as the number of members who stopped then. */
export function StopChart({ stopBars }: { stopBars: StopBars }) {
  const { bars } = stopBars
  const most = Math.max(1, ...bars.map(({ members }) => members))
  const labelled = pickLabelled(stopBars)
  return (
    <div
      className={styles.chart}
      data-many={bars.length > 21 || undefined}
      role="img"
      aria-label={describeStops(stopBars)}
    >
      {bars.map(({ number, members }) => (
        <span key={number} className={styles.slot}>
          <span className={styles.space}>
            {members > 0 && <span className={styles.bar} style={{ blockSize: `${(100 * members) / most}%` }} />}
          </span>
          {labelled.has(number) && <span className={styles.number}>{number}</span>}
        </span>
      ))}
    </div>
  )
}
