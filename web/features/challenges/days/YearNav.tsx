import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import styles from './YearNav.module.css'

type Props = { year: number; firstDate: string; today: string }

/** Links to the years before and after, from the member's first year to the current one. */
export function YearNav({ year, firstDate, today }: Props) {
  const current = Number(today.slice(0, 4))
  const first = Number(firstDate.slice(0, 4))
  if (Math.min(first, year) >= current) return null
  return (
    <nav className={styles.nav} aria-label="Years" tabIndex={-1}>
      {year > first && (
        <YearLink query={{ year: String(year - 1) }} isLast={year - 1 === first}>
          <Icon name="back" size="small" />
          {year - 1}
        </YearLink>
      )}
      <span aria-current="page">{year}</span>
      {year < current && (
        <YearLink query={year + 1 < current ? { year: String(year + 1) } : undefined} isLast={year + 1 === current}>
          {year + 1}
          <Icon name="forward" size="small" />
        </YearLink>
      )}
    </nav>
  )
}

type YearLinkProps = {
  query: { year: string } | undefined
  /** There is no link further in this direction, so it disappears when it is followed. */
  isLast: boolean
  children: ReactNode
}

function YearLink({ query, isLast, children }: YearLinkProps) {
  return (
    <Link
      to={paths.days(query)}
      preventScrollReset
      onClick={({ currentTarget }) => isLast && restoreFocusToRegion(currentTarget)}
    >
      {children}
    </Link>
  )
}
