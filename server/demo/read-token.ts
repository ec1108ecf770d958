/** Reads the token from a link, as the screen that it opens does. */
export function readToken(url: string): string {
  return new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? ''
}
