import { apiQuery } from '#web/api/client.ts'

/** Read one calendar year. */
export function daysQuery(year: number) {
  const padded = String(year).padStart(4, '0')
  return apiQuery('GET /api/days', { query: { from: `${padded}-01-01`, to: `${padded}-12-31` } })
}

/** Parse the `year` of the address; anything else is the current year. */
export function parseYear(text: string | null, today: string): number {
  const current = Number(today.slice(0, 4))
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : current
  return year >= 1 && year <= current ? year : current
}
