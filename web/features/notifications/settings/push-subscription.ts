import { callApi } from '#web/api/client.ts'

/** Milliseconds to wait for the service worker, which is registered after the first screen. */
const WORKER_TIMEOUT = 10_000

/** A reason to show to the member. */
export class PushError extends Error {}

/**
 * Subscribe this browser to push messages of the site. Needs the permission.
 * @param publicKey VAPID key of the site
 * @throws PushError, or the error of the request that saves it
 */
export async function subscribeToPush(publicKey: string): Promise<void> {
  const { pushManager } = await getRegistration()
  const existing = await pushManager.getSubscription()
  if (existing && !hasKey(existing, publicKey)) await existing.unsubscribe()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new PushError('This browser could not reach its push service. Try again later.')
    })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new PushError('This browser can’t receive push messages.')
  await callApi('POST /api/push', { body: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } } })
}

/** @returns the subscription of this browser; null without a service worker */
export async function getSubscription(): Promise<PushSubscription | null> {
  const registration = 'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration())
  return registration && 'pushManager' in registration ? registration.pushManager.getSubscription() : null
}

/** Check whether a subscription was made for the site's current key. */
export function hasKey(subscription: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey } = subscription.options
  if (!applicationServerKey) return false
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey))
  const toBase64Url = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return toBase64Url(btoa(bytes)) === toBase64Url(publicKey)
}

function getRegistration(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(
        () => reject(new PushError('The app is still loading. Reload the page and try again.')),
        WORKER_TIMEOUT,
      ),
    ),
  ])
}
