import { LogoMark } from './LogoMark.tsx'
import styles from './LoadingScreen.module.css'

/** Prerendered into app.html. */
export function LoadingScreen() {
  return (
    <main className={styles.loading}>
      <LogoMark />
      <p role="status">Loading...</p>
    </main>
  )
}
