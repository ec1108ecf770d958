import { useStore } from '#web/store.ts'
import { siteBranding } from './branding.ts'
import styles from './LogoMark.module.css'

/** The site's logo, or else the seven columns. */
export function LogoMark() {
  const { logoUrl } = useStore(siteBranding)
  if (logoUrl) return <img className={styles.mark} src={logoUrl} alt="" width={34} height={34} />
  return (
    <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden="true">
      <rect x="1" y="3" width="32" height="3" rx="1" />
      <rect x="1" y="28" width="32" height="3" rx="1" />
      <rect x="2.5" y="8" width="2.6" height="18" />
      <rect x="6.9" y="8" width="2.6" height="18" />
      <rect x="11.3" y="8" width="2.6" height="18" />
      <rect x="15.7" y="8" width="2.6" height="18" className={styles.accent} />
      <rect x="20.1" y="8" width="2.6" height="18" />
      <rect x="24.5" y="8" width="2.6" height="18" />
      <rect x="28.9" y="8" width="2.6" height="18" />
    </svg>
  )
}
