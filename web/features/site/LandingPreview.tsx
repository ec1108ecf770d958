import { LogoMark } from '#web/shell/LogoMark.tsx'
import { theme } from '#web/shell/theme.ts'
import { useStore } from '#web/store.ts'
import { toThemeStyle } from './theme-style.ts'
import styles from './LandingPreview.module.css'

type Props = { name: string; accent: string | null; headline: string; welcome: string }

/** The top of the landing page in the current theme, as a picture. */
export function LandingPreview({ name, accent, headline, welcome }: Props) {
  const currentTheme = useStore(theme)
  return (
    <div
      className={styles.preview}
      style={toThemeStyle(currentTheme, accent)}
      role="img"
      aria-label={`Landing page: ${name}. ${headline}. ${welcome}`}
    >
      <div className={styles.bar}>
        <LogoMark />
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.link}>Sign In</span>
      </div>
      <div className={styles.hero}>
        <p className={styles.headline} dir="auto">
          {headline}
        </p>
        <p className={styles.welcome} dir="auto">
          {welcome}
        </p>
        <span className={styles.button}>Get Started</span>
      </div>
    </div>
  )
}
