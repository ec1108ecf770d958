import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, formatCookieHeader, password, type TestClient } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { startPushService, type TestSubscription } from '#test/push-service.ts'
import { openDatabase } from '../../database/open.ts'
import { createSecrets } from '../../services/secrets.ts'
import { ensurePushKeys, loadPushKeys } from './push-keys.ts'

const service = await startPushService()
const site = await createTestApp({}, { push: service.push })
const admin = await site.signUp()
const member = await site.signUp()
const other = await site.signUp()
afterAll(async () => {
  await site.close()
  await service.close()
})
beforeEach(() => site.database.deleteFrom('push_devices').execute())

const add = (
  client: TestClient,
  subscription: TestSubscription & { name?: string },
  headers: Record<string, string> = {},
) => client.call('POST', '/api/push', subscription, headers)
const list = async (client: TestClient) => (await client.call('GET', '/api/push')).json()
const countDevices = async () => (await site.database.selectFrom('push_devices').select('id').execute()).length

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

test('adds a browser, names it after its User-Agent header and lists it', async () => {
  const reply = await add(member, service.createSubscription(), { 'user-agent': phone })
  expect(reply.statusCode).toBe(201)
  expect(await list(member)).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    devices: [reply.json()],
  })
  expect(reply.json()).toMatchObject({ name: 'Chrome on Android', current: true, lastSuccessAt: null })
  expect((await list(other)).devices).toEqual([])
})

test.runIf(engine === 'postgres')('adds no browser whose session is just ending', async () => {
  const elsewhere = await openDatabase(site, { connections: 2 })
  const session = await site.signUp()
  const end = await elsewhere.startTransaction().execute()
  await end.deleteFrom('sessions').where('user_id', '=', session.id).execute()
  const reply = add(session, service.createSubscription())
  const findWaiting = () =>
    sql`select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
      site.database,
    )
  await expect.poll(async () => (await findWaiting()).rows.length).toBeGreaterThan(0)
  await end.commit().execute()
  expect((await reply).statusCode).toBe(401)
  expect(await countDevices()).toBe(0)
  await elsewhere.destroy()
})

test('updates the browser when it sends the same endpoint again', async () => {
  const subscription = service.createSubscription()
  const first = await add(member, subscription)
  const again = await add(member, { ...subscription, name: 'My phone' })
  expect(again.json()).toMatchObject({ id: first.json().id, name: 'My phone' })
  expect(await countDevices()).toBe(1)
})

test('moves a subscription of another member only with its secret, and drops the messages that wait', async () => {
  const subscription = service.createSubscription()
  const { id } = (await add(member, subscription)).json()
  const at = site.services.clock.now().toISOString()
  const message = { id: 'm1', channel: 'push', kind: 'x', once: true, status: 'waiting', created_at: at } as const
  await site.database
    .insertInto('outbox')
    .values({
      ...message,
      user_id: member.id,
      device_id: id,
      next_attempt_at: at,
      subject_id: null,
      data: null,
      error: null,
      expires_at: null,
      lease_id: null,
      lease_until: null,
    })
    .execute()
  const guess = { ...subscription, keys: { ...subscription.keys, auth: randomBytes(16).toString('base64url') } }
  expect((await add(other, guess)).statusCode).toBe(409)
  expect((await list(member)).devices).toHaveLength(1)
  expect((await add(other, subscription)).statusCode).toBe(201)
  expect([(await list(member)).devices.length, (await list(other)).devices.length]).toEqual([0, 1])
  expect(await site.database.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('keeps the twenty newest devices of a member', async () => {
  const first = (await add(member, service.createSubscription())).json()
  for (let number = 0; number < 20; number++) await add(member, service.createSubscription())
  const { devices } = await list(member)
  expect(devices).toHaveLength(20)
  expect(devices.map(({ id }: { id: string }) => id)).not.toContain(first.id)
})

test('removes a device of the member, and no other', async () => {
  const { id } = (await add(member, service.createSubscription())).json()
  expect((await other.call('DELETE', `/api/push/${id}`)).statusCode).toBe(404)
  expect((await member.call('DELETE', `/api/push/${id}`)).json()).toEqual({ removed: true })
  expect((await member.call('DELETE', `/api/push/${id}`)).statusCode).toBe(404)
})

test.each([
  ['endpoint', { endpoint: 'https://127.0.0.1/x' }],
  ['endpoint', { endpoint: 'https://[::ffff:10.0.0.1]/x' }],
  ['endpoint', { endpoint: 'https://printer.local/x' }],
  ['endpoint', { endpoint: 'https://inside.example.com/x' }],
  ['endpoint', { endpoint: 'https://push.example.com:8443/x' }],
  ['endpoint', { endpoint: 'http://push.example.com/x' }],
  ['keys.p256dh', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
  ['keys.auth', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(21) } }],
])('rejects a wrong %s: %j', async (field, change) => {
  service.resolve('inside.example.com', ['10.1.2.3'])
  const reply = await member.call('POST', '/api/push', { ...service.createSubscription(), ...change })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
  expect(await countDevices()).toBe(0)
})

describe('the end of a session', () => {
  const signIn = async (client: TestClient, cookie = '') => {
    const reply = await site.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: client.email, password },
      headers: cookie ? { cookie } : {},
    })
    const session = formatCookieHeader(reply)
    const call: TestClient['call'] = (method, url, body, headers = {}) =>
      client.call(method, url, body, { ...headers, cookie: session })
    return { ...client, cookie: session, call }
  }

  test('removes the device that the session added', async () => {
    const session = await signIn(member)
    await add(member, service.createSubscription())
    await add(session, service.createSubscription())
    await session.call('GET', '/api/logout', undefined, {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
    })
    expect(await countDevices()).toBe(1)
    expect((await list(member)).devices).toMatchObject([{ current: true }])
  })

  test('keeps only the device of the current session after signing out everywhere', async () => {
    const session = await signIn(other)
    await add(other, service.createSubscription())
    await add(session, service.createSubscription())
    await add(member, service.createSubscription())
    await session.call('DELETE', '/api/account/sessions')
    expect((await list(session)).devices).toMatchObject([{ current: true }])
    expect((await list(member)).devices).toHaveLength(1)
  })

  test('keeps the browser’s own device after a password change, and removes the others', async () => {
    const changing = await site.signUp()
    const session = await signIn(changing)
    await add(changing, service.createSubscription())
    await add(session, service.createSubscription())
    const reply = await session.call('POST', '/api/account/password', {
      currentPassword: password,
      newPassword: `${password} 2`,
    })
    expect(reply.statusCode).toBe(200)
    const cookie = formatCookieHeader(reply)
    expect((await session.call('GET', '/api/push', undefined, { cookie })).statusCode).toBe(401)
    const rows = await site.database
      .selectFrom('push_devices')
      .innerJoin('sessions', 'sessions.sid', 'push_devices.sid')
      .select('push_devices.user_id')
      .execute()
    expect(rows).toEqual([{ user_id: changing.id }])
  })

  test('removes the device when another member signs in to the same browser', async () => {
    const session = await signIn(member)
    await add(session, service.createSubscription())
    const next = await signIn(admin, session.cookie)
    expect((await list(next)).devices).toEqual([])
    expect(await countDevices()).toBe(0)
  })

  test('removes all devices of a suspended member', async () => {
    const suspended = await site.signUp()
    await add(suspended, service.createSubscription())
    await admin.call('POST', `/api/admin/members/${suspended.id}/suspend`)
    expect(await countDevices()).toBe(0)
  })
})

describe('push keys', () => {
  const readKeys = () => loadPushKeys(site)

  test('stay the same when several processes start at once', async () => {
    await site.database.deleteFrom('site_settings').where('key', '=', 'push-keys').execute()
    await Promise.all(Array.from({ length: 5 }, () => ensurePushKeys(site)))
    const keys = await readKeys()
    await ensurePushKeys(site)
    expect(await readKeys()).toEqual(keys)
    const rows = await site.database.selectFrom('site_settings').selectAll().where('key', '=', 'push-keys').execute()
    expect(JSON.stringify(rows)).not.toContain(keys?.privateKey)
  })

  test('are unavailable after the secret key was lost', async () => {
    const { secrets } = site.services
    site.services.secrets = createSecrets('another key of at least 32 characters')
    expect(await list(member)).toMatchObject({ publicKey: null })
    expect((await add(member, service.createSubscription())).statusCode).toBe(503)
    site.services.secrets = secrets
  })
})
