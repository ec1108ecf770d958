import {
  type Client,
  type Cookie,
  getSignedOutValue,
  maxCookieAge,
  secureSessionStart,
  sessionCookieName,
} from '../../client.ts'
import { generateToken, isTokenFormat } from '../../services/tokens.ts'

export function generateSessionCookie({ secure }: Pick<Client, 'secure'>): string {
  return (secure ? secureSessionStart : '') + generateToken()
}

export function isSessionCookieFormat(value: string): boolean {
  return isTokenFormat(value.startsWith(secureSessionStart) ? value.slice(secureSessionStart.length) : value)
}

/** Replaces the session cookie at sign-out. It stays as long as the device cookie, which has the member's id. */
export function createSignedOutCookie(client: Pick<Client, 'secure'>): Cookie {
  return { name: sessionCookieName, value: getSignedOutValue(client), maxAge: maxCookieAge }
}
