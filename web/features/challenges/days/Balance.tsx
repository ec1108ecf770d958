import type { Lifetime } from '#contract/days.ts'
import { PillarColumns } from '#web/pillars/PillarColumns.tsx'
import { pillarLabels, pillars, shortPillarNames } from '#web/pillars/pillars.ts'
import styles from './Balance.module.css'

type Props = {
  counts: Lifetime['pillars']
  /** "since the start" or "in 2026" */
  period: string
}

export function Balance({ counts, period }: Props) {
  const most = Math.max(1, ...Object.values(counts))
  const fill = { ...counts }
  for (const pillar of pillars) fill[pillar] /= most
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <div className={styles.heading}>
        <h2 id="balance">Balance</h2>
        <p className={styles.period}>{`Days per pillar ${period}`}</p>
      </div>
      <PillarColumns
        counts={counts}
        names={shortPillarNames}
        fill={fill}
        label={`Days per pillar ${period}: ${pillars.map((pillar) => `${pillarLabels[pillar]} ${counts[pillar]}`).join(', ')}`}
      />
    </section>
  )
}
