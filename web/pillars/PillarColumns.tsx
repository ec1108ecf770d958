import type { Pillar } from '#contract/pillars.ts'
import { pillarNames, pillars } from './pillars.ts'
import styles from './PillarColumns.module.css'

type Props = {
  /** How full each column stands, 0 to 1. */
  fill: Record<Pillar, number>
  /** What the drawing says, for those who cannot see it. */
  label: string
}

/** What fits under a column. */
const shortNames: Partial<Record<Pillar, string>> = {
  brotherhood: 'Brothers',
  relationships: 'Relations',
  spiritual: 'Spirit',
}

/** Seven columns between beam and plinth, each filled by what was done in its pillar. */
export function PillarColumns({ fill, label }: Props) {
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
      <div className={styles.names} aria-hidden="true">
        {pillars.map((pillar) => (
          <span key={pillar}>{shortNames[pillar] ?? pillarNames[pillar]}</span>
        ))}
      </div>
    </div>
  )
}
