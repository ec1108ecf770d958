import { createStore } from '../ui/store.ts'

/** The feature a visitor wanted, or null while nobody has to sign in. */
export const signInRequired = createStore<string | null>(null)

/** Opens the sign-in dialog, which says to sign in to access `feature`. */
export function requireSignIn(feature: string): void {
  signInRequired.set(feature)
}
