const getStorageKey = (userId: string) => `onboarding-offer:${userId}`

/** Whether this member has said on this device that he would rather not. */
export function isOfferDismissed(userId: string | undefined): boolean {
  try {
    return userId !== undefined && localStorage.getItem(getStorageKey(userId)) !== null
  } catch {
    // Storage may be refused: then the offer comes again.
    return false
  }
}

export function dismissOffer(userId: string | undefined): void {
  try {
    if (userId !== undefined) localStorage.setItem(getStorageKey(userId), 'dismissed')
  } catch {
    // Storage may be refused: then it lasts as long as the page.
  }
}
