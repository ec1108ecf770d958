import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspension.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { retryAfterSeconds, startPushService, type PushBehaviour } from '#test/push-service.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { openDatabase } from '../../database/open.ts'
import { transaction } from '../../database/transaction.ts'
import { createSmtpMailer } from '../../services/mail-smtp.ts'
import type { Composer } from './composer.ts'
import { deliverDue } from './delivery.ts'
import { enqueue, type NewMessage } from './outbox.ts'
import { forgetOldDeliveries } from './status.ts'

const from = 'Seven Pillars <no-reply@pillars.example.org>'

const composers: Record<string, Composer> = {
  greeting: {
    email: async ({ message, recipient }) => ({
      subject: `Hello ${message.subjectId}`,
      paragraphs: [`How are you, ${recipient.username}?`],
      action: { label: 'Open <the> app', path: '/today' },
      unsubscribe: { token: 'abc.def', words: 'Stop greetings' },
    }),
    push: async ({ message }) => ({ title: 'Hello', body: String(message.subjectId), tag: 'hello', path: '/today' }),
  },
  silence: { email: async () => null, push: async () => null },
  poison: {
    email: () => Promise.reject(new Error('broken')),
    push: () => Promise.reject(new Error('broken')),
  },
}

const smtp = await startSmtpServer()
const service = await startPushService()
const site = await createTestApp({ publicUrl: 'https://pillars.example.org' }, { push: service.push })
site.services.mail = { ...createSmtpMailer({ url: smtp.url, from }), sent: [] }
const admin = await site.signUp()
const member = await site.signUp()
await site.database.updateTable('users').set({ email_verified_at: site.services.clock.now().toISOString() }).execute()

afterAll(async () => {
  await site.close()
  await service.close()
  await smtp.close()
})

afterEach(async () => {
  await site.database.deleteFrom('push_devices').execute()
  await site.database.deleteFrom('outbox').execute()
  service.setDown(false)
  smtp.received.length = 0
  service.received.length = 0
  service.attempts.length = 0
})

function queue(subjectId: string, message: Partial<NewMessage> = {}) {
  const now = site.services.clock.now()
  const defaults: NewMessage = {
    userId: member.id,
    kind: 'greeting',
    subjectId,
    channels: { push: true, email: true },
    once: true,
    expiresAt: new Date(now.getTime() + 24 * 3_600_000),
  }
  return transaction(site.database, (tx) => enqueue(tx, [{ ...defaults, ...message }], now))
}

const onlyMail = { channels: { push: false, email: true } }
const onlyPush = { channels: { push: true, email: false } }

async function addDevice({
  client = member,
  behaviour = 'accepts',
  host = 'push.example.com',
}: { client?: TestClient; behaviour?: PushBehaviour; host?: string } = {}) {
  const subscription = service.createSubscription({ behaviour, host })
  const reply = await client.call('POST', '/api/push', subscription)
  expect(reply.statusCode).toBe(201)
  return { ...subscription, id: String(reply.json().id) }
}

const listQueue = () => site.database.selectFrom('outbox').selectAll().orderBy('id').execute()
const deliver = () => deliverDue(site, composers)
const listSubjects = () => smtp.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1]).toSorted()

async function deliverForMinutes(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    site.services.clock.advance({ minutes: 1 })
    await deliver()
  }
}

describe('a message', () => {
  test('reaches every device and the address of the member once', async () => {
    const devices = [await addDevice(), await addDevice()]
    await queue('one')
    expect(await deliver()).toBe(3)
    expect(await deliver()).toBe(0)
    expect(listSubjects()).toEqual(['Hello one'])
    for (const device of devices)
      expect(service.listMessages(device)).toEqual([{ title: 'Hello', body: 'one', tag: 'hello', path: '/today' }])
    expect(service.problems).toEqual([])
    expect(await listQueue()).toEqual([])
    expect(await site.database.selectFrom('delivery_hours').selectAll().orderBy('channel').execute()).toEqual([
      { channel: 'email', hour: '2026-03-10T09', sent: 1 },
      { channel: 'push', hour: '2026-03-10T09', sent: 2 },
    ])
    const { devices: listed } = (await member.call('GET', '/api/push')).json()
    expect(listed[0].lastSuccessAt).toBe(site.services.clock.now().toISOString())
  })

  test('is kept by a push service no longer than it is useful', async () => {
    await addDevice()
    await queue('short', { ...onlyPush, expiresAt: new Date(site.services.clock.now().getTime() + 90_000) })
    await deliver()
    expect(service.received[0]).toMatchObject({ ttl: 90, urgency: 'high' })
  })

  test('is dropped when there is nothing left to say', async () => {
    await queue('two', { kind: 'silence' })
    expect(await deliver()).toBe(0)
    expect(await listQueue()).toEqual([])
  })

  test('of a kind that a later version has waits for a server of that version', async () => {
    await queue('later', { kind: 'greeting-by-carrier-pigeon', ...onlyMail })
    expect(await deliver()).toBe(0)
    expect(await listQueue()).toMatchObject([{ status: 'waiting', attempts: 1 }])
    const later = { ...composers, 'greeting-by-carrier-pigeon': composers.greeting } as typeof composers
    site.services.clock.advance({ minutes: 2 })
    expect(await deliverDue(site, later)).toBe(1)
    expect(listSubjects()).toEqual(['Hello later'])
  })

  test('does not block others when it cannot be written', async () => {
    await addDevice()
    await queue('three', { kind: 'poison' })
    await queue('four')
    expect(await deliver()).toBe(2)
    expect(await listQueue()).toMatchObject([
      { kind: 'poison', status: 'waiting', attempts: 1 },
      { kind: 'poison', status: 'waiting', attempts: 1 },
    ])
  })

  test('to one member goes before messages to many', async () => {
    await queue('bulk', { ...onlyMail, bulk: true })
    await queue('single', onlyMail)
    await deliverDue(site, composers, { limit: 1 })
    expect(listSubjects()).toEqual(['Hello single'])
  })

  test('fails when it expires before it could be sent', async () => {
    await queue('late', { ...onlyMail, expiresAt: new Date(site.services.clock.now().getTime() + 30_000) })
    site.services.clock.advance({ minutes: 1 })
    expect(await deliver()).toBe(0)
    expect(await listQueue()).toMatchObject([{ status: 'failed', error: 'It expired before it could be sent.' }])
  })

  test('that failed is deleted after two weeks', async () => {
    await queue('old', { ...onlyMail, expiresAt: new Date(site.services.clock.now().getTime() + 30_000) })
    site.services.clock.advance({ minutes: 1 })
    await deliver()
    await forgetOldDeliveries(site)
    expect(await listQueue()).toHaveLength(1)
    site.services.clock.advance({ days: 15 })
    await forgetOldDeliveries(site)
    expect(await listQueue()).toEqual([])
    site.services.clock.set('2026-03-10T09:00:00.000Z')
  })
})

describe('a process that dies while sending', () => {
  async function interrupt(): Promise<void> {
    const past = new Date(site.services.clock.now().getTime() - 1000).toISOString()
    await site.database
      .updateTable('outbox')
      .set({ status: 'sending', lease_id: 'x', lease_until: past, next_attempt_at: past })
      .execute()
  }

  test('leaves reminders and push messages unsent', async () => {
    await addDevice()
    await queue('five')
    await interrupt()
    expect(await deliver()).toBe(0)
    const failed = { status: 'failed', error: expect.stringContaining('The server stopped while sending it') }
    expect(await listQueue()).toMatchObject([failed, failed])
  })

  test('leaves other emails to the next process', async () => {
    await queue('six', { ...onlyMail, once: false })
    await interrupt()
    expect(await deliver()).toBe(1)
  })
})

describe('push services', () => {
  test.each<PushBehaviour>(['gone', 'missing'])('that answer that a device is %s remove it', async (behaviour) => {
    await addDevice({ behaviour })
    await addDevice()
    await queue('seven', onlyPush)
    expect(await deliver()).toBe(1)
    expect(await listQueue()).toEqual([])
    expect((await member.call('GET', '/api/push')).json().devices).toHaveLength(1)
  })

  test('are not asked again before they allow it', async () => {
    await addDevice({ behaviour: 'limits' })
    await queue('eight', onlyPush)
    await deliver()
    await deliverForMinutes(retryAfterSeconds / 60 - 1)
    expect(service.attempts).toHaveLength(1)
    await deliverForMinutes(2)
    expect(service.attempts).toHaveLength(2)
  })

  test.each<PushBehaviour>(['resets', 'forbids'])('that %s get the message once', async (behaviour) => {
    await addDevice({ behaviour })
    await queue('nine', onlyPush)
    await deliver()
    await deliverForMinutes(3)
    expect(service.attempts).toHaveLength(1)
    expect(await listQueue()).toMatchObject([{ status: 'failed', error: expect.not.stringMatching(/secret|https:/) }])
  })

  test('are not called for a device that another member took over', async () => {
    const subscription = await addDevice()
    await queue('ten', onlyPush)
    expect(
      (await admin.call('POST', '/api/push', { endpoint: subscription.endpoint, keys: subscription.keys })).statusCode,
    ).toBe(201)
    expect(await deliver()).toBe(0)
    expect(service.attempts).toEqual([])
  })

  test('are not called for an endpoint that has moved to a private address', async () => {
    await addDevice({ host: 'moving.example.com' })
    service.resolve('moving.example.com', ['10.0.0.7'])
    await queue('eleven', onlyPush)
    expect(await deliver()).toBe(0)
    expect(service.attempts).toEqual([])
    expect(await listQueue()).toMatchObject([{ status: 'failed' }])
  })
})

test('sends nothing to a suspended member, also what was queued before', async () => {
  const leaving = await site.signUp()
  await site.database.updateTable('users').set({ email_verified_at: 'x' }).where('id', '=', leaving.id).execute()
  await addDevice({ client: leaving })
  await queue('twelve', { userId: leaving.id })
  await suspendMember(site, { userId: leaving.id, source: 'command' })
  await queue('thirteen', { userId: leaving.id })
  expect(await deliver()).toBe(0)
  expect([smtp.received, service.attempts]).toEqual([[], []])
  expect((await listQueue()).filter(({ kind }) => kind !== 'moderation')).toEqual([])
})

test('sends each message once after an hour in which the mail server and the push service were down', async () => {
  const devices = [await addDevice(), await addDevice()]
  const { url } = smtp
  const { mail } = site.services
  let attempts = 0
  const down = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from })
  site.services.mail = { ...mail, send: (message) => (attempts++, down.send(message)) }
  service.setDown(true)
  for (let number = 0; number < 5; number++) await queue(`many ${number}`)
  await deliverForMinutes(60)
  expect(attempts).toBeLessThan(30)
  expect((await listQueue()).every(({ status }) => status === 'waiting')).toBe(true)

  site.services.mail = { ...createSmtpMailer({ url, from }), sent: [] }
  service.setDown(false)
  await deliverForMinutes(65)
  const expected = Array.from({ length: 5 }, (_, number) => `many ${number}`).toSorted()
  expect(listSubjects()).toEqual(expected.map((text) => `Hello ${text}`))
  for (const device of devices)
    expect(
      service
        .listMessages(device)
        .map(({ body }) => body)
        .toSorted(),
    ).toEqual(expected)
  expect(await listQueue()).toEqual([])
})

test('sends each of 60 messages once with three workers at the same time', async () => {
  const subscription = await addDevice()
  const subjects = Array.from({ length: 60 }, (_, number) => `worker ${number}`)
  for (const subject of subjects) await queue(subject, onlyPush)
  // Further processes need their own connections, and SQLite allows only one process.
  const further = site.databaseUrl
    ? [await openDatabase(site, { connections: 3 }), await openDatabase(site, { connections: 3 })]
    : [site.database, site.database]
  const counts = await Promise.all(
    [site.database, ...further].map((database) => deliverDue({ ...site, database }, composers)),
  )
  expect(counts.reduce((total, count) => total + count, 0)).toBe(60)
  expect(
    service
      .listMessages(subscription)
      .map(({ body }) => body)
      .toSorted(),
  ).toEqual(subjects.toSorted())
  expect(await site.database.selectFrom('outbox').select('id').execute()).toEqual([])
  if (site.databaseUrl) for (const database of further) await database.destroy()
})

test('renders an email with one button and one-click unsubscribe headers', async () => {
  await queue('style', onlyMail)
  await deliver()
  const [mail] = smtp.received
  const unfolded = mail?.source.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(unfolded).toContain('List-Unsubscribe: <https://pillars.example.org/api/unsubscribe?token=abc.def>')
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(unfolded).toContain('Auto-Submitted: auto-generated')
  expect(mail?.text).toContain('Stop greetings: https://pillars.example.org/unsubscribe?token=abc.def')
  expect(mail?.text).toContain('Open &lt;the&gt; app</a>')
  expect(mail?.text.match(/href="https:\/\/pillars\.example\.org\/today"/g)).toHaveLength(1)
})
