import type { Lifetime } from '#contract/days.ts'
import { formatDay } from '#web/ui/dates.ts'
import { perLocale } from '#web/ui/locale.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Total.module.css'

const monthFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

type Props = { days: Lifetime['days']; firstDate: string; asOf: string }

/** The heading of the screen with the number of days that the member has ever marked. */
export function Total({ days, firstDate, asOf }: Props) {
  const isThisMonth = firstDate.slice(0, 7) === asOf.slice(0, 7)
  return (
    <header className={styles.header}>
      <PageTitle>Your days</PageTitle>
      <h1 className={styles.title}>Your days</h1>
      <p className={styles.total}>
        <strong className={styles.number}>{days}</strong>{' '}
        <span>
          {days === 1 ? 'day since' : 'days since'}{' '}
          <span className={styles.start}>
            {isThisMonth ? formatDay(firstDate, asOf) : monthFormat().format(new Date(firstDate))}
          </span>
        </span>
      </p>
    </header>
  )
}
