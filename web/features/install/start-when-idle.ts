import type { createBrowserRouter } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { callWhenIdle } from '#web/ui/preload-when-idle.ts'

/** Start what no screen needs at once. If it cannot be loaded, the next page tries again. */
export function startWhenIdle(router: ReturnType<typeof createBrowserRouter>, user: User | null): void {
  // Vite's dev server builds no service worker.
  if (import.meta.env.PROD)
    callWhenIdle(() => void import('./start.ts').then(({ start }) => start(router, user)).catch(() => undefined))
}
