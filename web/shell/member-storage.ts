/** Keys of a member in this browser: `draft:<user id>:<name>`, `embeds:<user id>` and so on. */
const memberKey = /^([a-z-]+):([^:]+)/
/**
 * What a member wrote or searched for, and that this browser gets push messages, which end with the session. The rest
 * are choices.
 */
const privateKinds = ['draft', 'push', 'searches']

/** Delete a member's drafts and results from this browser, so that the next person on this device can't read them. */
export function deleteDrafts(userId: string): void {
  deleteKeys((kind, owner) => owner === userId && privateKinds.includes(kind))
}

/** Delete the drafts and results that other members left in this browser. */
export function deleteDraftsOfOthers(userId: string): void {
  deleteKeys((kind, owner) => owner !== userId && privateKinds.includes(kind))
}

/** Delete everything about a member from this browser. */
export function deleteMemberStorage(userId: string): void {
  deleteKeys((_kind, owner) => owner === userId)
}

function deleteKeys(isDeleted: (kind: string, owner: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, kind, owner] = memberKey.exec(key) ?? []
      if (kind !== undefined && owner !== undefined && isDeleted(kind, owner)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is disabled, so there is nothing to delete.
  }
}
