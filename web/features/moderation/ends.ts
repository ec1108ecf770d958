import { formatDateTime } from '#web/ui/dates.ts'

/** Format the end of a mute or suspension as "November 25, 2026, 07:40". @returns undefined if it has no end */
export function formatEnd(until: string | null, timeZone: string): string | undefined {
  // The server uses the year 9999 for no end.
  return until === null || until.startsWith('9999') ? undefined : formatDateTime(timeZone, until)
}

/** A mute that has ended stays on record until the next one. */
export function isMuted(mutedUntil: string | null): boolean {
  return mutedUntil !== null && !isOver(mutedUntil)
}

function isOver(until: string): boolean {
  return Date.parse(until) <= Date.now()
}
