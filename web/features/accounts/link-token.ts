import { parseReturnPath } from '#contract/return-path.ts'

/** Read the token of an emailed link from the fragment, which browsers never send to a server. */
export function parseToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token')
}

/** Build the address to open after sign-in and keep a token in its fragment. */
export function buildReturnPath(returnTo: string | undefined, hash: string): string {
  return (parseReturnPath(returnTo) ?? '/') + (parseToken(hash) ? hash : '')
}
