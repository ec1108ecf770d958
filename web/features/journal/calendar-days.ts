import { addDays } from '#web/ui/dates.ts'

const DAYS_OF_WEEK = 7

/** Return the week of a date, Monday to Sunday. */
export function getWeek(date: string): string[] {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % DAYS_OF_WEEK
  const monday = addDays(date, -sinceMonday)
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(monday, index))
}

/** Return the weeks that have a day of the date’s month. */
export function getMonthWeeks(date: string): string[][] {
  const weeks: string[][] = []
  const last = addDays(getNextMonth(date), -1)
  for (
    let week = getWeek(getFirstOfMonth(date));
    (week[0] ?? last) <= last;
    week = getWeek(addDays(week[0] ?? last, 7))
  )
    weeks.push(week)
  return weeks
}

export function getFirstOfMonth(date: string): string {
  return `${date.slice(0, 'YYYY-MM'.length)}-01`
}

/** Return the first day of the month after. */
export function getNextMonth(date: string): string {
  return getFirstOfMonth(addDays(getFirstOfMonth(date), 31))
}

/** Return the same day of the month before, or its last day if it is shorter. */
export function getMonthBefore(date: string): string {
  const last = addDays(getFirstOfMonth(date), -1)
  const same = `${last.slice(0, 'YYYY-MM'.length)}${date.slice('YYYY-MM'.length)}`
  return same < last ? same : last
}
