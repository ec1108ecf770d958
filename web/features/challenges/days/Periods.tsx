import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import styles from './Periods.module.css'

type Props = {
  /** The shown calendar year; the last twelve months without one. */
  year: number | undefined
  firstDate: string
  today: string
}

/** Links to the last twelve months and to each calendar year since the member's first. */
export function Periods({ year, firstDate, today }: Props) {
  const current = Number(today.slice(0, 4))
  const first = Number(firstDate.slice(0, 4))
  // There is nothing else to choose.
  if (first >= current && year === undefined) return null
  const years = Array.from({ length: Math.max(1, current - first + 1) }, (_, index) => current - index)
  return (
    <nav className={styles.nav} aria-label="Periods">
      <PeriodLink isCurrent={year === undefined}>Last 12 months</PeriodLink>
      {years.map((each) => (
        <PeriodLink key={each} year={each} isCurrent={each === year}>
          {each}
        </PeriodLink>
      ))}
    </nav>
  )
}

function PeriodLink({ year, isCurrent, children }: { year?: number; isCurrent: boolean; children: string | number }) {
  return (
    <Link
      to={paths.days(year === undefined ? undefined : { year: String(year) })}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  )
}
