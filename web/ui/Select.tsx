import type { ComponentProps } from 'react'
import styles from './Field.module.css'

/** The platform's own select: the best one on a phone, and right everywhere. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...props} className={styles.control} />
    </span>
  )
}
