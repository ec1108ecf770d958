import { useTodayList } from '#web/features/challenges/participations.ts'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { locale } from '#web/ui/dates.ts'
import styles from './Greeting.module.css'

/** Such as "Friday 20 November". */
const weekdayFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

export function Greeting() {
  const user = useUser()
  const today = useToday()
  const date = useTodayList(({ asOf }) => asOf).data ?? today
  const words = getGreeting(getHour(useTimeZone()))
  return (
    <header className={styles.greeting}>
      <p>
        <time dateTime={date}>{weekdayFormat.format(new Date(`${date}T00:00:00Z`))}</time>
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

function getHour(timeZone: string): number {
  return Number(formatHour(timeZone))
}

function formatHour(timeZone: string): string {
  const options = { hour: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format()
  } catch {
    // Older browsers may not know the zone, so use the device's.
    return new Intl.DateTimeFormat('en-GB', options).format()
  }
}
