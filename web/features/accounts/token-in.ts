/** The token of a mailed link. It stands after the #, which browsers send to nobody. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token')
}
