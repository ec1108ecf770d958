import type { ReactNode } from 'react'
import styles from './Fold.module.css'

type Props = { summary: ReactNode; className: string | undefined; open?: boolean | undefined; children: ReactNode }

/** What a member can open, with an arrow that turns. */
export function Fold({ summary, className = '', open, children }: Props) {
  return (
    <details className={`${styles.fold} ${className}`} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
