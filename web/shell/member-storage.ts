/** Keys of a member's own data in this browser: `draft:<user id>:<name>`, `embeds:<user id>` and so on. */
const memberKey = /^(?:confirm-email-offer|draft|embeds|onboarding-offer|push|reminder-offer):([^:]+)/

/** Delete a member's data from this browser, so the next person on this device can't read it. */
export function deleteMemberStorage(userId: string): void {
  deleteKeys((owner) => owner === userId)
}

/** Delete what other members left in this browser. */
export function deleteStorageOfOthers(userId: string): void {
  deleteKeys((owner) => owner !== userId)
}

function deleteKeys(isDeleted: (owner: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, owner] = memberKey.exec(key) ?? []
      if (owner !== undefined && isDeleted(owner)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is disabled, so there is nothing to delete.
  }
}
