import type { createBrowserRouter } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { offerReloadAfterUpdate } from './app-update.ts'
import { forgetMember } from './forget-member.ts'
import { followWorkerMessages } from './worker-messages.ts'

/**
 * Register the service worker for a member. For a visitor, only delete what a member has left. Browsers have service
 * workers only over HTTPS and on localhost.
 */
export async function startPwa(router: ReturnType<typeof createBrowserRouter>, user: User | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return offerReloadAfterUpdate(undefined)
  const { serviceWorker } = navigator
  followWorkerMessages(router)
  const registration = user
    ? await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    : await serviceWorker.getRegistration()
  if (!user && registration) await forgetMember(registration)
  offerReloadAfterUpdate(registration)
}
