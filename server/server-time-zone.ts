/** The time zone of this machine, for settings such as BACKUP_TIME. UTC if Node does not know the zone in `TZ`. */
export const serverTimeZone = isKnown(readTimeZone()) ? readTimeZone() : 'UTC'

/** Whether Node knows the time zone of this machine. It does not know values such as `:/etc/localtime` in `TZ`. */
export const isServerTimeZoneKnown = isKnown(readTimeZone())

function readTimeZone(): string {
  // The types promise a string, but an unknown zone is undefined.
  return String(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== 'Etc/Unknown'
  } catch {
    return false
  }
}
