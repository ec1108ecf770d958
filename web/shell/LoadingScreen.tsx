import { LogoMark } from './LogoMark.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import styles from './LoadingScreen.module.css'

/** Prerendered into app.html, whose inline script replaces the text if the app cannot be loaded. */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <main id="loading" className={styles.loading}>
        <LogoMark />
        <p role="status">Loading...</p>
        <noscript>
          <p>This page needs JavaScript. Turn it on and reload the page.</p>
        </noscript>
      </main>
      <SiteFooter standalone />
    </div>
  )
}
