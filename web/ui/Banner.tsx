import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Banner.module.css'

/** `tone="error"` is announced by screen readers. */
export function Banner({
  title,
  tone = 'note',
  children,
}: {
  title: string
  tone?: 'note' | 'error'
  children?: ReactNode
}) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'error' ? 'alert' : 'note'}>
      {tone === 'error' && <Icon name="warning" />}
      <div>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  )
}
