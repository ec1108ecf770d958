import type { ReactNode } from 'react'
import styles from './Main.module.css'

/** Where the screen stands, and where the keyboard goes on when it changes. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main className={styles.main} id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
