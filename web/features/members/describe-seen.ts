import { addDays, formatDay } from '#web/ui/dates.ts'

/** Say when a member was last here. Both are `YYYY-MM-DD`. */
export function describeSeen(date: string, today: string): string {
  if (date >= today) return 'Seen today'
  if (date === addDays(today, -1)) return 'Seen yesterday'
  return `Seen ${formatDay(date, today)}`
}
