import type { MouseEventHandler } from 'react'
import { Link } from 'react-router'
import { Icon } from './Icon.tsx'
import styles from './BackLink.module.css'

export function BackLink({ to, onClick, children }: { to: string; onClick?: MouseEventHandler; children: string }) {
  return (
    <Link className={styles.link} to={to} onClick={onClick}>
      <Icon name="back" size="small" />
      <bdi>{children}</bdi>
    </Link>
  )
}
