import type { ReactNode } from 'react'
import { stickAboveKeyboard } from './stick-above-keyboard.ts'
import styles from './PostBar.module.css'

/** Keeps the box for a post at the bottom of the screen. */
export function PostBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} ref={stickAboveKeyboard}>
      {children}
    </div>
  )
}
