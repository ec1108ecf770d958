export const inviteButtonId = 'invite-by-email'

/** Finds the button that opened the first dialog, for the focus after a later one. */
export function findInviteButton(): HTMLElement | null {
  return document.getElementById(inviteButtonId)
}
