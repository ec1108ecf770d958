const getStorageKey = (userId: string) => `onboarding-offer:${userId}`

export function isOfferDismissed(userId: string | undefined): boolean {
  try {
    return userId !== undefined && localStorage.getItem(getStorageKey(userId)) !== null
  } catch {
    return false
  }
}

export function dismissOffer(userId: string | undefined): void {
  try {
    if (userId !== undefined) localStorage.setItem(getStorageKey(userId), 'dismissed')
  } catch {
    // Storage is disabled; the dismissal lasts until reload.
  }
}
