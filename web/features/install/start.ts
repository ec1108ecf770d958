import type { createBrowserRouter } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { renewPush } from '#web/features/notifications/settings/renew-push.ts'
import { startPwa } from '#web/pwa/start.ts'
import { keepViewCookie } from '#web/shell/view-cookie.ts'
import { keepAppBadge } from './app-badge.ts'

export async function start(router: ReturnType<typeof createBrowserRouter>, user: User | null): Promise<void> {
  // Visitors get no cookie: the pages that they read say nothing of them.
  if (user) keepViewCookie()
  if (user) keepAppBadge()
  await startPwa(router, user)
  if (user && 'Notification' in globalThis) await renewPush(user.id)
}
