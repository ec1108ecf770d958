import { deleteDraft } from '#web/shell/drafts.ts'

/** Return the name under which this device keeps changes that the server does not have yet. */
export function getKeptName(id: string): string {
  return `written:${id}`
}

/** Delete what this device has of a draft that was deleted. */
export function forgetKeptDraft(userId: string, id: string): void {
  deleteDraft(userId, getKeptName(id))
}
