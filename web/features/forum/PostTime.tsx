import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime, formatTime } from '#web/ui/dates.ts'

/** The time of day of a post under the heading of its day, with its date as a title. */
export function PostTime({ instant }: { instant: string }) {
  const timeZone = useTimeZone()
  return (
    <time dateTime={instant} title={formatDateTime(timeZone, instant)}>
      {formatTime(timeZone, instant)}
    </time>
  )
}
