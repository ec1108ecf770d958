/** Rounds down to the hour, so that the site does not record when exactly members are here. */
export function toHour(instant: Date): string {
  return `${instant.toISOString().slice(0, 13)}:00:00.000Z`
}
