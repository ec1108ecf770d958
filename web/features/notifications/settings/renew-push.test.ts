import { afterEach, expect, test, vi } from 'vitest'
import { renewPush } from './renew-push.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser in which the member turned push on, and lost the subscription. */
function stubBrowser({ whileAsking = () => {} }: { whileAsking?: () => void }) {
  const stored = new Map([['push:marcus', 'on']])
  const subscribe = vi.fn(async () => ({
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }),
  }))
  const registration = { pushManager: { getSubscription: async () => null, subscribe } }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'POST') return Response.json({}, { status: 201 })
    whileAsking()
    return Response.json({ publicKey: 'AQ', devices: [] })
  })
  return { subscribe, remove: () => stored.delete('push:marcus') }
}

test('subscribes again when the browser has lost the subscription', async () => {
  const { subscribe } = stubBrowser({})
  await renewPush('marcus')
  expect(subscribe).toHaveBeenCalledOnce()
})

test('does not subscribe again when the member removes this device in the meantime', async () => {
  const browser = stubBrowser({ whileAsking: () => browser.remove() })
  await renewPush('marcus')
  expect(browser.subscribe).not.toHaveBeenCalled()
})
