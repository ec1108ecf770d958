import type { ReactNode } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { PillarBadge } from './PillarBadge.tsx'
import styles from './PillarLine.module.css'

/** The top line of a card: its pillar, and a fact at the other end. */
export function PillarLine({ pillar, children }: { pillar: Pillar; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <PillarBadge pillar={pillar} />
      {children}
    </div>
  )
}
