import { formatTime } from '#web/ui/dates.ts'

/** Format a full hour of the day, 0 to 23: "03:00" or "3:00 AM". */
export function describeHour(hour: number): string {
  return formatTime('UTC', `2026-01-01T${String(hour).padStart(2, '0')}:00:00Z`)
}
