import { sanitizeReturnPath } from './return-path.ts'

/** The token of a mailed link. It stands after the #, which browsers send to nobody. */
export function parseToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token')
}

/** Where to go after signing in; a token that came along in the fragment goes on in the fragment, past every server. */
export function buildReturnPath(returnTo: string | null, hash: string): string {
  return sanitizeReturnPath(returnTo) + (parseToken(hash) ? hash : '')
}
