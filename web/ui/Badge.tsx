import type { ReactNode } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import styles from './Badge.module.css'

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
