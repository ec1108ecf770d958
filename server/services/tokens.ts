import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Generates a random secret for a cookie or link. @returns 256 bits as 43 URL-safe characters */
export function generateToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isTokenFormat(value: string): boolean {
  return /^[\w-]{43}$/.test(value)
}

/** Hashes a token for storage, so that a leaked database contains no usable tokens. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}

/** Compares in constant time. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
