import { invalidFieldError } from '../../errors.ts'
import { getDateInTimeZone } from '../../services/clock.ts'

/**
 * Returns the calendar date of a valid date or instant, or null for an empty one. Clients that think of a whole day
 * send midnight UTC or an instant in their own offset, so both are the date as written. Any other instant is its date
 * in the member's time zone.
 * @throws bad-request for an instant before the year 1000 or after 9999
 */
export function toTargetDate(input: string | null | undefined, timeZone: string): string | null {
  if (!input) return null
  const [date = '', time = ''] = input.split('T')
  const [, utcTime] = /^(.*)(?:Z|[+-]00:00)$/.exec(time) ?? []
  if (utcTime === undefined || /^00:00(:00(\.0+)?)?$/.test(utcTime)) return date
  const localDate = getDateInTimeZone(timeZone, new Date(input))
  if (!/^\d{4}-\d{2}-\d{2}$/.test(localDate)) throw invalidFieldError('targetDate', 'Invalid date')
  return localDate
}
