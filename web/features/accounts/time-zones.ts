/**
 * Find this device's time zone if its days differ from those in the member's.
 * @returns undefined if both are the same zone, also under different names
 */
export function findOtherTimeZone(memberTimeZone: string, deviceTimeZone = getDeviceTimeZone()): string | undefined {
  return canonicalize(deviceTimeZone) === canonicalize(memberTimeZone) ? undefined : deviceTimeZone
}

/** Name the city of an IANA time zone: "New York" for `America/New_York`. */
export function getCityName(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

function getDeviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Browsers that do not know a zone keep its name. */
function canonicalize(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone
  }
}

/** List the time zones that this browser knows, and the member's. */
export function listTimeZones(memberTimeZone: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', memberTimeZone])].sort()
}
