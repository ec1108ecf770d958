import { type Cookie, deviceCookieName } from '../../client.ts'
import type { Secrets } from '../../services/secrets.ts'
import { generateToken } from '../../services/tokens.ts'

/** In seconds. Browsers cap a cookie's lifetime at 400 days. */
const maxAge = 400 * 24 * 3600

/** Verify a device cookie. @returns null unless this browser has signed in to the account before */
export function findKnownDevice(secrets: Secrets, cookie: string | null, userId: string): string | null {
  const [owner, device, signature, ...rest] = cookie?.split('.') ?? []
  if (owner !== userId || !device || !signature || rest.length > 0) return null
  return secrets.verifySignature('device', `${userId}.${device}`, signature) ? `${userId}.${device}` : null
}

export function createDeviceCookie(secrets: Secrets, currentCookie: string | null, userId: string): Cookie {
  const device = findKnownDevice(secrets, currentCookie, userId) ?? `${userId}.${generateToken()}`
  return { name: deviceCookieName, value: `${device}.${secrets.sign('device', device)}`, maxAge }
}
