import type { ReactNode } from 'react'
import { HeadingText } from './HeadingText.tsx'
import styles from './PageHeader.module.css'

export function PageHeader({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 dir="auto">
          <HeadingText>{title}</HeadingText>
        </h1>
        {children && <p className={styles.lead}>{children}</p>}
      </div>
      {action}
    </header>
  )
}
