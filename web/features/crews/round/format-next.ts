import { formatTime, toLocalDate } from '#web/ui/dates.ts'
import { formatWeekdayDate } from '#web/ui/weekday-date.ts'

// Apart from the other words of a round, because Home shows it first.

/** Say when the next round opens, such as "Sunday 22 November at 19:00". */
export function formatNext({ nextAt }: { nextAt: string }, timeZone: string): string {
  return `${formatWeekdayDate(toLocalDate(timeZone, nextAt))} at ${formatTime(timeZone, nextAt)}`
}
