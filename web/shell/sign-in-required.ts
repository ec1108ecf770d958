import { createStore } from '../store.ts'

/** Why the sign-in dialog is open. */
export type SignInReason = { feature: string } | 'session-ended'

export const signInRequired = createStore<SignInReason | null>(null)

/** Once true, this document shows none of the member's data. */
export const sessionEnded = createStore(false)

/** Open the sign-in dialog for a feature, unless the session has ended and it already says so. */
export function requireSignIn(feature: string): void {
  if (!sessionEnded.get()) signInRequired.set({ feature })
}

/** Replace the screen and open the sign-in dialog, once. */
export function endSession(): void {
  if (sessionEnded.get()) return
  sessionEnded.set(true)
  signInRequired.set('session-ended')
}
