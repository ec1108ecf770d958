import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './YearNav.module.css'

type Props = { year: number; firstDate: string; today: string }

/** Links to the years before and after, from the member's first year to the current one. */
export function YearNav({ year, firstDate, today }: Props) {
  const current = Number(today.slice(0, 4))
  const first = Number(firstDate.slice(0, 4))
  if (Math.min(first, year) >= current) return null
  return (
    <nav className={styles.nav} aria-label="Years">
      {year > first && (
        <Link to={paths.days({ year: String(year - 1) })} preventScrollReset>
          <Icon name="back" size="small" />
          {year - 1}
        </Link>
      )}
      <span aria-current="page">{year}</span>
      {year < current && (
        <Link to={paths.days(year + 1 < current ? { year: String(year + 1) } : undefined)} preventScrollReset>
          {year + 1}
          <Icon name="forward" size="small" />
        </Link>
      )}
    </nav>
  )
}
