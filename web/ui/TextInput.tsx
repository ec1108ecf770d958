import type { ComponentProps } from 'react'
import styles from './Field.module.css'

export function TextInput({ type = 'text', ...props }: ComponentProps<'input'>) {
  const isFreeText = type === 'text' || type === 'search'
  return <input type={type} dir={isFreeText ? 'auto' : undefined} {...props} className={styles.control} />
}
