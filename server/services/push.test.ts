import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { retryAfterSeconds, startPushService, type PushBehaviour } from '#test/push-service.ts'
import type { PushKeys } from './push.ts'

const keys = createKeys()

const service = await startPushService({ milliseconds: 1000 })
afterAll(() => service.close())
beforeEach(() => service.setDown(false))

function createKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

const message = { title: 'Seven Pillars', body: 'Time for today’s step ✓', tag: 'reminder', path: '/today' }

function send(subscription: { endpoint: string; keys: { p256dh: string; auth: string } }, payload: unknown = message) {
  return service.push.send(
    { endpoint: subscription.endpoint, ...subscription.keys },
    {
      payload: JSON.stringify(payload),
      topic: 'reminder',
      ttl: 3600,
      urgency: 'high',
      keys,
      contact: 'mailto:admin@example.org',
    },
  )
}

test('sends a message that the device can decrypt, signed with the site’s key', async () => {
  const subscription = service.createSubscription()
  expect(await send(subscription)).toEqual({ result: 'accepted' })
  expect(await send(subscription)).toEqual({ result: 'accepted' })
  expect(service.problems).toEqual([])
  expect(service.received[0]).toMatchObject({
    endpoint: subscription.endpoint,
    message,
    publicKey: keys.publicKey,
    ttl: 3600,
    urgency: 'high',
  })
  expect(service.received).toHaveLength(2)
})

test.each<[PushBehaviour, object]>([
  ['gone', { result: 'gone' }],
  ['limits', { result: 'retry', retryAfterSeconds, unreachable: false }],
  ['fails', { result: 'retry', error: 'push.example.com answered 500: internal error' }],
  ['forbids', { result: 'refused', error: 'push.example.com answered 403: the key of … does not match' }],
  ['hangs', { result: 'uncertain' }],
  ['resets', { result: 'uncertain' }],
])('understands a push service that %s', async (behaviour, expected) => {
  expect(await send(service.createSubscription({ behaviour }))).toMatchObject(expected)
})

test('knows that nothing was sent when it cannot connect', async () => {
  const subscription = service.createSubscription({ host: 'other.example.com' })
  service.setDown(true)
  expect(await send(subscription)).toMatchObject({ result: 'retry', unreachable: true })
})

test.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://localhost/x',
  'https://printer.local/x',
  'https://intranet/x',
  'https://metadata.google.internal/x',
  'https://private.example.com/x',
  'https://push.example.com:8443/x',
  'https://user:password@push.example.com/x',
  'http://push.example.com/x',
])('refuses the endpoint %s before and while sending', async (endpoint) => {
  service.resolve('private.example.com', ['192.168.1.5'])
  const before = service.attempts.length
  expect(await service.push.isAllowed(endpoint)).toBe(false)
  expect(await send({ ...service.createSubscription(), endpoint })).toMatchObject({ result: 'refused' })
  expect(service.attempts.length).toBe(before)
})

test('allows an endpoint on the public internet', async () => {
  expect(await service.push.isAllowed('https://push.example.com/x')).toBe(true)
})
