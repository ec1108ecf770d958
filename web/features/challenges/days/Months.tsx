import { useId, useState } from 'react'
import { perLocale } from '#web/ui/locale.ts'
import { DayEntries } from './DayEntries.tsx'
import { isDone, listMonths, type Month, type YearDay } from './year-days.ts'
import page from './DaysPage.module.css'
import styles from './Months.module.css'

const monthFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
const weekdayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))

/** The days of each month with their notes, latest first. The latest month is open. */
export function Months({ days }: { days: YearDay[] }) {
  const months = listMonths(days)
  if (!months.length) return null
  return (
    <section className={page.months} aria-labelledby="months">
      <h2 id="months">Months</h2>
      <ol className={styles.months}>
        {months.map((month, index) => (
          <MonthItem key={month.firstDate} month={month} isOpenAtFirst={index === 0} />
        ))}
      </ol>
    </section>
  )
}

function MonthItem({ month: { firstDate, days }, isOpenAtFirst }: { month: Month; isOpenAtFirst: boolean }) {
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
          <span>{monthFormat().format(new Date(`${firstDate}T00:00:00Z`))}</span>
          <span className={styles.count}>{describeMonth(days)}</span>
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

function describeMonth(days: readonly YearDay[]): string {
  const done = days.filter(isDone).length
  const notes = days.flatMap(({ entries }) => entries).filter(({ note }) => note).length
  const doneText = done === 1 ? '1 day' : `${done} days`
  return notes ? `${doneText}, ${notes === 1 ? '1 note' : `${notes} notes`}` : doneText
}
