/** Return the instant of a date and time in a time zone. A time that the clocks skip is moved forward. */
export function toInstant(timeZone: string, { date, time }: { date: string; time: string }): string {
  const wallClock = Date.parse(`${date}T${time}Z`)
  // Again with the offset of the result, which differs close to a change of the clocks.
  const guess = wallClock - getOffset(timeZone, wallClock)
  return new Date(wallClock - getOffset(timeZone, guess)).toISOString()
}

/** Return an instant's date and time in a time zone, as inputs take them. */
export function toDateAndTime(timeZone: string, instant: string | number): { date: string; time: string } {
  // Sweden writes ISO 8601: "2026-11-22 18:30".
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .split(' ')
  return { date, time }
}

function getOffset(timeZone: string, instant: number): number {
  const { date, time } = toDateAndTime(timeZone, instant)
  return Date.parse(`${date}T${time}Z`) - instant
}
