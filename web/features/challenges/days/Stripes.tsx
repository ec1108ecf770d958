import type { Pillar } from '#contract/pillars.ts'
import styles from './Stripes.module.css'

/** Fills a brick with the colours of several pillars. */
export function Stripes({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <span className={styles.stripes}>
      {pillars.map((pillar) => (
        <i key={pillar} data-pillar={pillar} />
      ))}
    </span>
  )
}
