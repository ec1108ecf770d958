import { useTodayList } from '#web/features/challenges/participations.ts'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { formatHour } from '#web/ui/dates.ts'
import { perLocale } from '#web/ui/locale.ts'
import { useCurrentMinute } from '#web/ui/relative-time.ts'
import styles from './Greeting.module.css'

/** Such as "Friday 20 November". */
const weekdayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

export function Greeting() {
  const user = useUser()
  const today = useToday()
  const date = useTodayList(({ asOf }) => asOf).data ?? today
  const words = getGreeting(getHour(useTimeZone(), useCurrentMinute()))
  return (
    <header className={styles.greeting}>
      <p>
        <time dateTime={date}>{weekdayFormat().format(new Date(`${date}T00:00:00Z`))}</time>
      </p>
      <h1>
        {`${words}, `}
        <bdi>{user?.firstName ?? user?.username}</bdi>
      </h1>
    </header>
  )
}

function getGreeting(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}

/** @param now in milliseconds */
function getHour(timeZone: string, now: number): number {
  return Number(formatHour(timeZone, new Date(now)))
}
