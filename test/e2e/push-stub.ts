import type { Page } from '@playwright/test'

/**
 * Replaces the browser's subscription, because its push service cannot be reached from a test. It survives a reload.
 * @param endpoint on the public internet, because the server checks that
 */
export async function stubPushSubscriptions(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    const storageKey = 'stub-subscription'
    const readKey = () => localStorage.getItem(storageKey)
    const decode = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
    const createSubscription = (key: string) => ({
      endpoint: address,
      options: { userVisibleOnly: true, applicationServerKey: decode(key) },
      toJSON: () => ({
        endpoint: address,
        expirationTime: null,
        keys: {
          p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
        },
      }),
      async unsubscribe() {
        localStorage.removeItem(storageKey)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        localStorage.setItem(storageKey, applicationServerKey)
        return createSubscription(applicationServerKey)
      },
      async getSubscription() {
        const key = readKey()
        return key === null ? null : createSubscription(key)
      },
    })
  }, endpoint)
}
