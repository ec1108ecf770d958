import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className={styles.control} />
}
