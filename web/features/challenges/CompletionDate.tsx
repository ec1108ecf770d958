import type { Participation } from '#contract/challenges.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { toLocalDate, formatLongDate } from '#web/ui/dates.ts'

/** Show the date of the last check-in; the specification's start date is only the fallback. */
export function CompletionDate({ participation: { lastCheckIn, startedAt } }: { participation: Participation }) {
  const timeZone = useTimeZone()
  return <span>{`Completed on ${formatLongDate(lastCheckIn?.date ?? toLocalDate(timeZone, startedAt))}`}</span>
}
