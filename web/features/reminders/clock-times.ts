import { formatTime } from '#web/ui/dates.ts'

/** Format `HH:MM` as "18:30" or, where that is usual, as "6:30 PM". */
export function formatClock(time: string): string {
  return formatTime('UTC', `2026-01-01T${time}:00Z`)
}

/** List the half hours of a day, `HH:MM`, with the chosen time if it is between two of them. */
export function listTimes(chosen: string | null): string[] {
  const halfHours = Array.from({ length: 48 }, (_, index) => {
    return `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`
  })
  return chosen === null || halfHours.includes(chosen) ? halfHours : [...halfHours, chosen].toSorted()
}
