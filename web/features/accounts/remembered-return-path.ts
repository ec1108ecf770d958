const storageKey = 'return-to'

/**
 * Keep where to go after sign-in for a link that opens in another tab: a reset link or the printed setup link. Without
 * a path, forget the last one.
 */
export function rememberReturnPath(returnTo: string | undefined): void {
  try {
    if (returnTo) localStorage.setItem(storageKey, returnTo)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is disabled, so sign-in leads to Home.
  }
}

export function recallReturnPath(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}
