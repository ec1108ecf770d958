import type { Participation } from '#contract/challenges.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { toLocalDate, formatLongDate } from '#web/ui/dates.ts'

/** The day of the last check-in, or where there is none the day it was started. */
export function CompletionDate({ participation: { lastCheckIn, startedAt } }: { participation: Participation }) {
  const timeZone = useTimeZone()
  return <span>{`Completed on ${formatLongDate(lastCheckIn?.date ?? toLocalDate(timeZone, startedAt))}`}</span>
}
