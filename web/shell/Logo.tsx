import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useStore } from '#web/store.ts'
import { siteName } from '#web/ui/site-name.ts'
import { LogoMark } from './LogoMark.tsx'
import styles from './Logo.module.css'

export function Logo() {
  const name = useStore(siteName)
  return (
    <Link className={styles.logo} to={paths.home()} aria-label={name}>
      <LogoMark />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </Link>
  )
}
