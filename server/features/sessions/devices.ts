import { type Cookie, deviceCookieName } from '../../client.ts'
import type { Secrets } from '../../services/secrets.ts'
import { newToken } from '../../services/tokens.ts'

/** As long as browsers keep a cookie. */
const maxAge = 400 * 24 * 3600

/** The device a cookie names, if it has signed in to this account before. */
export function knownDevice(secrets: Secrets, cookie: string | null, userId: string): string | null {
  const [owner, device, signature, ...rest] = cookie?.split('.') ?? []
  if (owner !== userId || !device || !signature || rest.length > 0) return null
  return secrets.isSigned('device', `${userId}.${device}`, signature) ? `${userId}.${device}` : null
}

/** The cookie of a browser that has signed in to this account, renewed where it has one. */
export function deviceCookie(secrets: Secrets, present: string | null, userId: string): Cookie {
  const device = knownDevice(secrets, present, userId) ?? `${userId}.${newToken()}`
  return { name: deviceCookieName, value: `${device}.${secrets.sign('device', device)}`, maxAge }
}
