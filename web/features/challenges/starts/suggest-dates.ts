import { addDays } from '#web/ui/dates.ts'

/** Suggest three dates to start on: the next two Mondays, and the first of the next month or one more Monday. */
export function suggestDates(today: string): string[] {
  const weekday = new Date(today).getUTCDay() || 7
  const monday = addDays(today, 8 - weekday)
  const mondays = [monday, addDays(monday, 7), addDays(monday, 14)]
  const firstOfMonth = findFirstOfNextMonth(today)
  const dates = mondays.includes(firstOfMonth) ? mondays : [...mondays.slice(0, 2), firstOfMonth]
  return dates.toSorted()
}

function findFirstOfNextMonth(date: string): string {
  const first = new Date(`${date.slice(0, 'YYYY-MM'.length)}-01`)
  first.setUTCMonth(first.getUTCMonth() + 1)
  return first.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
