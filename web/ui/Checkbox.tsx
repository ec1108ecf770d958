import type { ComponentProps } from 'react'
import styles from './Checkbox.module.css'

/** A box to tick, in the hue of the pillar it stands in: drawn 22 px wide, 44 px for a finger. Its label is the caller's. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className={styles.box} />
}
