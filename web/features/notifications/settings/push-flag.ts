const getStorageKey = (userId: string) => `push:${userId}`

/** Check whether the member turned push on in this browser. */
export function isPushOn(userId: string): boolean {
  try {
    return localStorage.getItem(getStorageKey(userId)) !== null
  } catch {
    return false
  }
}

export function setPushOn(userId: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(getStorageKey(userId), 'on')
    else localStorage.removeItem(getStorageKey(userId))
  } catch {
    // Storage is disabled; the subscription is not renewed when the site's key changes.
  }
}
