import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={4} dir="auto" {...props} className={styles.control} />
}
