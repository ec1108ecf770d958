import { Link } from 'react-router'
import { Icon } from './Icon.tsx'
import styles from './BackLink.module.css'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.link} to={to}>
      <Icon name="back" size="small" />
      {children}
    </Link>
  )
}
