import type { Pillar } from '#contract/pillars.ts'
import { pillarLabels, pillars } from './pillars.ts'
import styles from './PillarColumns.module.css'

type Props = {
  /** Fill of each column, 0 to 1. */
  fill: Record<Pillar, number>
  /** Numbers to show above the names. */
  counts?: Partial<Record<Pillar, number>>
  /** Names that fit a column on a phone. */
  names?: Record<Pillar, string>
  /** Text alternative. */
  label: string
}

/** Labels with soft hyphens where they may break, because a column is narrow. */
const columnLabels: Record<Pillar, string> = {
  ...pillarLabels,
  brotherhood: 'Brother\u00ADhood',
  relationships: 'Relation\u00ADships',
}

export function PillarColumns({ fill, counts, names, label }: Props) {
  return (
    <div className={styles.drawing} role="img" aria-label={label}>
      <div className={styles.columns}>
        {pillars.map((pillar) => (
          <svg key={pillar} className={styles.column} data-pillar={pillar} aria-hidden="true">
            <rect className={styles.empty} width="100%" height="100%" rx="3" />
            <svg y={`${100 - 100 * fill[pillar]}%`} width="100%" height={`${100 * fill[pillar]}%`}>
              <rect className={styles.full} width="100%" height="100%" rx="2" />
            </svg>
          </svg>
        ))}
      </div>
      <div
        className={styles.names}
        data-counted={counts !== undefined || undefined}
        data-short={names !== undefined || undefined}
        aria-hidden="true"
      >
        {pillars.map((pillar) => (
          <span key={pillar}>
            {counts && <b className={styles.count}>{counts[pillar] ?? 0}</b>}
            <span className={styles.name}>{(names ?? columnLabels)[pillar]}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
