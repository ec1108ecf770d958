import type { createBrowserRouter } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { callWhenIdle } from '../ui/preload-when-idle.ts'

/** Start what no screen needs at once. If it cannot be loaded, the next page tries again. */
export function startPwaWhenIdle(router: ReturnType<typeof createBrowserRouter>, user: User | null): void {
  // Vite's dev server builds no service worker.
  if (import.meta.env.PROD)
    callWhenIdle(() => void import('./start.ts').then((pwa) => pwa.startPwa(router, user)).catch(() => undefined))
}
