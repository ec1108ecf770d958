const storageKey = 'crew-link'

/**
 * Read the token of the link in the address, or of the one that was opened before the member signed in. It moves from the
 * address and the history to storage.
 */
export function readCrewToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token) {
    sessionStorage.setItem(storageKey, token)
    history.replaceState(history.state, '', location.pathname)
  }
  return token ?? sessionStorage.getItem(storageKey) ?? ''
}

export function forgetCrewToken(): void {
  sessionStorage.removeItem(storageKey)
}
