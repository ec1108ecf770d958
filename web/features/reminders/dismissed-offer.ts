const getStorageKey = (userId: string) => `reminder-offer:${userId}`

export function isReminderOfferDismissed(userId: string): boolean {
  try {
    return localStorage.getItem(getStorageKey(userId)) !== null
  } catch {
    return false
  }
}

export function dismissReminderOffer(userId: string): void {
  try {
    localStorage.setItem(getStorageKey(userId), 'dismissed')
  } catch {
    // Storage is disabled; the dismissal lasts until reload.
  }
}
