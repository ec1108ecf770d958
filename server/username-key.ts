/** Normalizes a username for comparison. */
export function toUsernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}
