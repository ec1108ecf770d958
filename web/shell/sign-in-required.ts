import { createStore } from '../store.ts'
import { sheetOpen } from './sidebar-state.ts'

/** Why the sign-in dialog is open, and where to go after sign-in. */
export type SignInReason = {
  /** What the person tried to use, such as "goals". */
  feature?: string
  /** A path; the current one if omitted. */
  returnTo?: string
}

export const signInRequired = createStore<SignInReason | null>(null)

/** Once true, this document shows none of the member's data. */
export const sessionEnded = createStore(false)

/** Open the sign-in dialog for a feature, unless the session has ended and it already says so. */
export function requireSignIn(feature: string, returnTo?: string): void {
  if (!sessionEnded.get()) openSignInDialog({ feature, returnTo })
}

/** Replace the screen and open the sign-in dialog, once. */
export function endSession(feature?: string): void {
  if (sessionEnded.get()) return
  sessionEnded.set(true)
  openSignInDialog({ feature })
}

function openSignInDialog(reason: SignInReason) {
  // The dialog would be inert outside the open sheet.
  sheetOpen.set(false)
  signInRequired.set(reason)
}
