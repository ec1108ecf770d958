import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { LogoMark } from './LogoMark.tsx'
import styles from './Logo.module.css'

export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link className={styles.logo} to={paths.home()} onClick={onClick} aria-label="Seven Pillars">
      <LogoMark />
      <span className={styles.name}>Seven Pillars</span>
    </Link>
  )
}
