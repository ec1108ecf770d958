import { useCurrentMinute } from '../ui/current-minute.ts'
import { formatDateTime } from '../ui/dates.ts'
import { formatRelativeTime } from '../ui/relative-time.ts'
import { useMemberDate, useTimeZone } from './today.ts'

/** How long ago something was, with its date and time as a title. */
export function RelativeTime({ instant, className }: { instant: string; className?: string | undefined }) {
  const [timeZone, toMemberDate] = [useTimeZone(), useMemberDate()]
  const now = useCurrentMinute()
  return (
    <time className={className} dateTime={instant} title={formatDateTime(timeZone, instant)}>
      {formatRelativeTime(instant, now, toMemberDate)}
    </time>
  )
}
