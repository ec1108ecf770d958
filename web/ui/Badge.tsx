import type { ReactNode } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import styles from './Badge.module.css'

/** A short label. With a pillar it starts with a bar in the pillar's hue, so that colour is never the only sign. */
export function Badge({
  pillar,
  tone = 'plain',
  children,
}: {
  pillar?: Pillar
  tone?: 'plain' | 'brass'
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-pillar={pillar} data-tone={tone}>
      {children}
    </span>
  )
}
