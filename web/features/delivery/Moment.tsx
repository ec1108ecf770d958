import { useTimeZone } from '#web/shell/today.ts'
import { formatDay, formatTime, toLocalDate } from '#web/ui/dates.ts'

/** An instant as "23:10" if it is today, or else as "November 20, 23:10". */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(useTimeZone(), at)}</time>
}

function formatMoment(timeZone: string, at: string): string {
  const [date, today] = [toLocalDate(timeZone, at), toLocalDate(timeZone, new Date())]
  const time = formatTime(timeZone, at)
  return date === today ? time : `${formatDay(date, today)}, ${time}`
}
