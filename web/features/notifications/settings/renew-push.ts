import { callApi } from '#web/api/client.ts'
import { isPushOn } from './push-flag.ts'
import { getSubscription, hasKey, subscribeToPush } from './push-subscription.ts'

/**
 * Subscribe again if the browser lost the subscription, or if the site has another key since. Does nothing unless the
 * member turned push on in this browser.
 */
export async function renewPush(userId: string): Promise<void> {
  if (!isPushOn(userId) || Notification.permission !== 'granted') return
  const { publicKey } = await callApi('GET /api/push')
  const subscription = await getSubscription()
  // The member may have removed this device in the meantime.
  if (!isPushOn(userId)) return
  if (publicKey && !(subscription && hasKey(subscription, publicKey))) await subscribeToPush(publicKey)
}
