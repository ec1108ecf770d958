import { apiQuery } from '#web/api/client.ts'

/** Read one calendar year, or the last twelve months. */
export function daysQuery(year: number | undefined) {
  if (year === undefined) return apiQuery('GET /api/days')
  const padded = String(year).padStart(4, '0')
  return apiQuery('GET /api/days', { query: { from: `${padded}-01-01`, to: `${padded}-12-31` } })
}

/** Get the calendar year in a time zone. */
export function getCurrentYear(timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date()))
}

/** Parse the `year` of the address. Without a past or current one, the screen shows the last twelve months. */
export function parseYear(text: string | null, current: number): number | undefined {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0
  return year >= 1 && year <= current ? year : undefined
}
