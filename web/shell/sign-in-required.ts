import { createStore } from '../ui/store.ts'

/** Why somebody has to sign in: for a feature, or anew because his session has ended. */
export type SignInReason = { feature: string } | 'session-ended'

/** Null while nobody has to. */
export const signInRequired = createStore<SignInReason | null>(null)

/** Once true, this document shows nothing more of the member's. */
export const sessionEnded = createStore(false)

/** Opens the sign-in dialog, which says to sign in to access `feature`. A session that has ended is the better reason. */
export function requireSignIn(feature: string): void {
  if (!sessionEnded.get()) signInRequired.set({ feature })
}

/** Takes the screen away and opens the sign-in dialog, once. */
export function endSession(): void {
  if (sessionEnded.get()) return
  sessionEnded.set(true)
  signInRequired.set('session-ended')
}
