import { type Cookie, deviceCookieName, maxCookieAge } from '../../client.ts'
import type { Row } from '../../database/tables.ts'
import type { Secrets } from '../../services/secrets.ts'
import { generateToken } from '../../services/tokens.ts'

type Account = Pick<Row<'users'>, 'id' | 'password_hash'>

/** Verify a device cookie. @returns null unless this browser has signed in to the account with its current password */
export function findKnownDevice(secrets: Secrets, cookie: string | null, account: Account): string | null {
  const [owner, token, signature, ...rest] = cookie?.split('.') ?? []
  if (owner !== account.id || !token || !signature || rest.length > 0) return null
  const device = `${owner}.${token}`
  return secrets.verifySignature('device', getSignedText(device, account), signature) ? device : null
}

export function createDeviceCookie(secrets: Secrets, currentCookie: string | null, account: Account): Cookie {
  const device = findKnownDevice(secrets, currentCookie, account) ?? `${account.id}.${generateToken()}`
  const signature = secrets.sign('device', getSignedText(device, account))
  return { name: deviceCookieName, value: `${device}.${signature}`, maxAge: maxCookieAge }
}

// Signing the password's hash revokes the cookie when the password changes.
function getSignedText(device: string, { password_hash }: Account): string {
  return `${device}.${password_hash}`
}
