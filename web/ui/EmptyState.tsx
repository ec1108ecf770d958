import type { ReactNode } from 'react'
import { Wall } from './Wall.tsx'
import styles from './EmptyState.module.css'

type Props = {
  title: string
  /** Use `h1` if the screen has no other heading. */
  as?: 'p' | 'h1'
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, as: Title = 'p', children, action }: Props) {
  return (
    <div className={styles.empty}>
      <div className={styles.wall} aria-hidden="true">
        <Wall total={10} />
      </div>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
