import { hash, randomBytes } from 'node:crypto'

/** A secret nobody can guess, for a cookie or a link: 256 bits, URL-safe, 43 characters. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a value could be one of ours, before anything is asked of the database. */
export function isTokenFormat(value: string): boolean {
  return /^[\w-]{43}$/.test(value)
}

/** What is stored of a token: enough to find it, nothing to use it with. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
