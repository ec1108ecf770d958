import type { PushDevice } from '#contract/push.ts'

declare const self: ServiceWorkerGlobalScope

/** Replaces a push subscription that the browser has ended, and tells the server. */
export async function resubscribe({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const subscription = newSubscription ?? (await subscribe(oldSubscription?.options.applicationServerKey))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  const response = await fetch('/api/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
  // Without a session, nobody may get the messages.
  if (response.status === 401) await subscription.unsubscribe()
}

async function subscribe(oldKey: ArrayBuffer | null | undefined): Promise<PushSubscription | null> {
  const applicationServerKey = oldKey ?? (await fetchKey())
  if (!applicationServerKey) return null
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

async function fetchKey(): Promise<string | null> {
  const response = await fetch('/api/push')
  if (!response.ok) return null
  const { publicKey }: { publicKey: string | null; devices: PushDevice[] } = await response.json()
  return publicKey
}
