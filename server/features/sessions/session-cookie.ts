import { type Client, secureSessionStart } from '../../client.ts'
import { generateToken, isTokenFormat } from '../../services/tokens.ts'

export function generateSessionCookie({ secure }: Pick<Client, 'secure'>): string {
  return (secure ? secureSessionStart : '') + generateToken()
}

export function isSessionCookieFormat(value: string): boolean {
  return isTokenFormat(value.startsWith(secureSessionStart) ? value.slice(secureSessionStart.length) : value)
}
