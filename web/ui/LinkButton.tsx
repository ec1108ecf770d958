import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ButtonVariant } from './Button.tsx'
import styles from './Button.module.css'

type Props = {
  variant?: ButtonVariant
  wide?: boolean
  children: ReactNode
  'aria-label'?: string
  target?: '_blank'
  onClick?: () => void
  /** `to` is a route of this app; `href` is a full navigation. */
} & ({ to: string; href?: undefined } | { href: string; to?: undefined })

export function LinkButton({ variant = 'secondary', wide = false, to, href, children, ...rest }: Props) {
  const linkProps = { ...rest, className: styles.button, 'data-look': variant, 'data-wide': wide || undefined }
  return to === undefined ? (
    <a {...linkProps} href={href}>
      {children}
    </a>
  ) : (
    <Link {...linkProps} to={to}>
      {children}
    </Link>
  )
}
