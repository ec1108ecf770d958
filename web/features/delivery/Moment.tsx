import { useTimeZone } from '#web/shell/today.ts'
import { formatDay, formatTime, toLocalDate } from '#web/ui/dates.ts'

/** An instant as "today, 23:10" or "November 20, 23:10". */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(useTimeZone(), at)}</time>
}

function formatMoment(timeZone: string, at: string): string {
  const [date, today] = [toLocalDate(timeZone, at), toLocalDate(timeZone, new Date())]
  return `${date === today ? 'today' : formatDay(date, today)}, ${formatTime(timeZone, at)}`
}
