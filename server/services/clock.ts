export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

export function createFakeClock(
  start: string,
): Clock & { set: (instant: string) => void; advance: (time: { days?: number; minutes?: number }) => void } {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    set(instant) {
      time = new Date(instant).getTime()
    },
    advance({ days = 0, minutes = 0 }) {
      time += (days * 24 * 60 + minutes) * 60_000
    },
  }
}

// Limited because members can send any number of spellings of a time zone.
const maxFormatters = 1000
const dateFormatters = new Map<string, Intl.DateTimeFormat>()

/** Returns the calendar date of an instant in an IANA time zone, such as `2026-11-21`. */
export function getDateInTimeZone(timeZone: string, instant: Date): string {
  let formatter = dateFormatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    if (dateFormatters.size >= maxFormatters) dateFormatters.clear()
    dateFormatters.set(timeZone, formatter)
  }
  return formatter.format(instant)
}
