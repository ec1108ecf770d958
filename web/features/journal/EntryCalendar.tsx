import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { addDays, formatMonth } from '#web/ui/dates.ts'
import { formatFullDate } from '#web/ui/full-date.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { perLocale } from '#web/ui/locale.ts'
import { getFirstOfMonth, getMonthWeeks, getNextMonth, getWeek } from './calendar-days.ts'
import { useEntryDates } from './entries.ts'
import styles from './EntryCalendar.module.css'

const weekdayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }))

/** A week or a month, in which a day with an entry is a filled brick. A press shows the entries of that day. */
export function EntryCalendar({ day, today }: { day: string | null; today: string }) {
  const navigate = useNavigate()
  const [shown, setShown] = useState(day ?? today)
  const [followed, setFollowed] = useState(day)
  // A link to a day shows that day, such as "A month ago today".
  if (day !== followed) {
    setFollowed(day)
    if (day) setShown(day)
  }
  const [isMonth, setIsMonth] = useState(false)
  const weeks = isMonth ? getMonthWeeks(shown) : [getWeek(shown)]
  const [first = shown, last = shown] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const written = useEntryDates(first, last)
  const unit = isMonth ? 'month' : 'week'
  // The middle of a week decides which month it belongs to.
  const middle = isMonth ? shown : addDays(first, 3)
  const next = isMonth ? getNextMonth(shown) : addDays(first, 7)
  const previous = isMonth ? addDays(getFirstOfMonth(shown), -1) : addDays(first, -7)
  const isLast = next > today
  return (
    <section className={styles.calendar} aria-label="Calendar">
      <div className={styles.head}>
        <button
          type="button"
          className={styles.month}
          aria-expanded={isMonth}
          aria-label={`${formatMonth(middle, today)}, whole month`}
          onClick={() => setIsMonth(!isMonth)}
        >
          {formatMonth(middle, today)}
          <Icon name={isMonth ? 'M7 14l5-5 5 5' : 'M7 10l5 5 5-5'} size="small" />
        </button>
        <IconButton icon="M14.5 6l-6 6 6 6" label={`Previous ${unit}`} onClick={() => setShown(previous)} />
        <IconButton
          icon="M9.5 6l6 6-6 6"
          label={`Next ${unit}`}
          aria-disabled={isLast || undefined}
          onClick={() => isLast || setShown(next)}
        />
      </div>
      <div className={styles.days} aria-hidden="true">
        {weeks[0]?.map((date) => (
          <span key={date} className={styles.weekday}>
            {weekdayFormat().format(new Date(date))}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className={styles.days}>
          {week.map((date) => (
            <button
              key={date}
              type="button"
              className={styles.day}
              data-written={written.has(date) || undefined}
              data-today={date === today || undefined}
              data-outside={(isMonth && getFirstOfMonth(date) !== getFirstOfMonth(shown)) || undefined}
              aria-label={formatFullDate(date) + (written.has(date) ? ', has an entry' : '')}
              aria-pressed={date === day}
              disabled={date > today}
              onClick={() =>
                void navigate(paths.journal(date === day ? {} : { day: date }), { preventScrollReset: true })
              }
            >
              <span className={styles.number}>{Number(date.slice(-2))}</span>
              <span className={styles.brick} />
            </button>
          ))}
        </div>
      ))}
    </section>
  )
}
