import { useId, useState } from 'react'
import { perLocale } from '#web/ui/locale.ts'
import { DayEntries } from './DayEntries.tsx'
import { isDone, listMonths, type Month, type YearDay } from './year-days.ts'
import styles from './Months.module.css'

const monthFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
const monthOfYearFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const weekdayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))

type Props = {
  days: readonly YearDay[]
  asOf: string
  showCounts: boolean
}

/** The days of each month with their notes, latest first. The latest month is open. */
export function Months({ days, asOf, showCounts }: Props) {
  const months = listMonths(days)
  if (!months.length) return null
  return (
    <section aria-labelledby="months">
      <h2 id="months">Months</h2>
      <ol className={styles.months}>
        {months.map((month, index) => (
          <MonthItem
            key={month.firstDate}
            month={month}
            name={nameMonth(month, asOf)}
            count={showCounts ? countMonth(month) : ''}
            isOpenAtFirst={index === 0}
          />
        ))}
      </ol>
    </section>
  )
}

type ItemProps = { month: Month; name: string; count: string; isOpenAtFirst: boolean }

function MonthItem({ month: { days }, name, count, isOpenAtFirst }: ItemProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const marked = days.filter(({ entries }) => entries.length).toReversed()
  return (
    <li className={styles.month}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{name}</span>
          <span className={styles.count}>{count}</span>
        </button>
      </h3>
      <ul id={id} className={styles.days} hidden={!isOpen}>
        {isOpen &&
          marked.map(({ date, entries }) => (
            <li key={date} className={styles.day}>
              <time className={styles.date} dateTime={date}>
                {`${weekdayFormat().format(new Date(`${date}T00:00:00Z`))} ${Number(date.slice(-2))}`}
              </time>
              <DayEntries entries={entries} />
            </li>
          ))}
      </ul>
    </li>
  )
}

function nameMonth({ firstDate }: Month, asOf: string): string {
  const format = firstDate.slice(0, 4) === asOf.slice(0, 4) ? monthFormat() : monthOfYearFormat()
  return format.format(new Date(`${firstDate}T00:00:00Z`))
}

function countMonth({ days }: Month): string {
  const done = days.filter(isDone).length
  const notes = days.flatMap(({ entries }) => entries).filter(({ note }) => note).length
  const doneText = done === 1 ? '1 day' : `${done} days`
  return notes ? `${doneText}, ${notes === 1 ? '1 note' : `${notes} notes`}` : doneText
}
