import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...props} className={styles.control} />
    </span>
  )
}
