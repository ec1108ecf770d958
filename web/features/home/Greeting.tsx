import { useTodayList } from '#web/features/challenges/participations.ts'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { useCurrentMinute } from '#web/ui/current-minute.ts'
import { formatHour } from '#web/ui/dates.ts'
import { formatWeekdayDate } from '#web/ui/weekday-date.ts'
import styles from './Greeting.module.css'

export function Greeting() {
  const user = useUser()
  const today = useToday()
  const date = useTodayList(({ asOf }) => asOf).data ?? today
  const words = getGreeting(getHour(useTimeZone(), useCurrentMinute()))
  return (
    <header className={styles.greeting}>
      <p>
        <time dateTime={date}>{formatWeekdayDate(date)}</time>
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
