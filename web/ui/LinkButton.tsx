import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

type Props = {
  look?: ButtonLook
  wide?: boolean
  children: ReactNode
  'aria-label'?: string
  /** `to` is a screen of this app; `href` leaves the document. */
} & ({ to: string; href?: undefined } | { href: string; to?: undefined })

export function LinkButton({ look = 'secondary', wide = false, to, href, children, ...rest }: Props) {
  const shared = { ...rest, className: styles.button, 'data-look': look, 'data-wide': wide || undefined }
  return to === undefined ? (
    <a {...shared} href={href}>
      {children}
    </a>
  ) : (
    <Link {...shared} to={to}>
      {children}
    </Link>
  )
}
