import { findServedBuild } from '../shell/served-build.ts'
import { currentToast, toast } from '../ui/toast.ts'
import type { WindowMessage } from './messages.ts'

/** Milliseconds between checks for a new version. */
const CHECK_INTERVAL = 3_600_000

let noticeId: number | undefined

/** Offer to reload once the server has a new version of the app. */
export function offerReloadAfterUpdate(registration: ServiceWorkerRegistration | undefined): void {
  // A part of the app could not be loaded. After an update, the files of the old version are gone.
  addEventListener('vite:preloadError', () => void offerIfNewBuild())
  if (!registration) return
  if (registration.waiting) offerReload()
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    // The first worker activates at once.
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offerReload()
    })
  })
  checkOnFocus(registration)
}

function checkOnFocus(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now()
  addEventListener('focus', () => {
    if (Date.now() - lastCheck < CHECK_INTERVAL || !navigator.onLine) return
    lastCheck = Date.now()
    // Fails without a connection; the next focus tries again.
    registration.update().catch(() => (lastCheck = 0))
  })
}

async function offerIfNewBuild(): Promise<void> {
  if ((await findServedBuild()) === 'new') offerReload()
}

/** Show the notice, and again after other toasts, until the member closes it. */
function offerReload(): void {
  if (noticeId !== undefined) return
  showNotice()
  const unsubscribe = currentToast.subscribe(() => {
    const shown = currentToast.get()
    if (shown?.open) return
    if (shown?.id === noticeId) unsubscribe()
    else queueMicrotask(showNotice)
  })
}

function showNotice(): void {
  const shown = currentToast.get()
  if (shown?.open) return
  toast({
    title: 'New version available',
    description: 'Reload to use it. Your drafts are kept.',
    action: { label: 'Reload', onAction: () => void activateAndReload() },
    persistent: true,
  })
  noticeId = currentToast.get()?.id
}

/** Other windows keep running the old version until they are reloaded. */
async function activateAndReload(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'skip-waiting' } satisfies WindowMessage)
}
