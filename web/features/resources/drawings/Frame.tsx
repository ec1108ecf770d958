import type { ReactNode } from 'react'
import type { DrawingName } from '#contract/drawings.ts'
import styles from './Frame.module.css'

type Props = {
  name: DrawingName
  /** Text alternative: everything that the picture and its labels say. */
  label: string
  /** Labels below the picture, from left to right. Text in the SVG would not grow with the reader's text size. */
  labels: [title: string, note: string][]
  /** SVG shapes on a grid of 320 by 160. */
  children: ReactNode
}

export function Frame({ name, label, labels, children }: Props) {
  return (
    <div className={styles.frame} data-drawing={name} role="img" aria-label={label}>
      <svg className={styles.canvas} viewBox="0 0 320 160" aria-hidden="true">
        {children}
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {labels.map(([title, note], index) => (
          <span key={index}>
            <b>{title}</b>
            <span>{note}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
