import type { ComponentProps } from 'react'
import styles from './Checkbox.module.css'

/** Drawn 22 px wide with a 44 px touch target. The caller provides the label. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className={styles.box} />
}
