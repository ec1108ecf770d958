import { afterAll, afterEach, expect, test } from 'vitest'
import { createTestApp, formatCookieHeader, password, type TestClient } from '#test/app.ts'
import { startPushService } from '#test/push-service.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { createSmtpMailer } from '../../services/mail-smtp.ts'
import { MailError } from '../../services/mail.ts'
import { deliverDue } from './delivery.ts'

const from = 'Seven Pillars <no-reply@pillars.example.org>'

const smtp = await startSmtpServer({ user: { name: 'pillars', password: 'mail-secret' } })
const service = await startPushService()
const site = await createTestApp(
  { publicUrl: 'https://pillars.example.org', adminAccess: 'everyone' },
  { push: service.push },
)
const admin = await site.signUp()
const member = await site.signUp()
afterAll(async () => {
  await site.close()
  await service.close()
  await smtp.close()
})
afterEach(async () => {
  site.services.clock.advance({ minutes: 15 })
  site.services.mail = { ...createSmtpMailer({ url: smtp.url, from }), sent: [] }
  await site.database.deleteFrom('outbox').execute()
  smtp.received.length = 0
})

const verify = ({ id }: TestClient) =>
  site.database.updateTable('users').set({ email_verified_at: 'x' }).where('id', '=', id).execute()
const deliver = () => deliverDue(site, {})
const failMail = (failure: 'unreachable' | 'refused') => {
  site.services.mail.send = () => Promise.reject(new MailError(failure, 'The mail server answered: 550 no'))
}
const listItems = async () => (await admin.call('GET', '/api/admin/delivery/messages')).json()

test('lets only admins see and change deliveries, even if everyone has admin access', async () => {
  const id = '01900000-0000-7000-8000-000000000000'
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/messages'],
    ['POST', `/messages/${id}/retry`],
    ['POST', '/messages/retry'],
    ['DELETE', `/messages/${id}`],
    ['POST', '/test-mail'],
  ] as const)
    expect((await member.call(method, `/api/admin/delivery${path}`)).statusCode).toBe(403)
})

test('keeps an account email while the mail server is down, encrypted, and sends it later', async () => {
  failMail('unreachable')
  const reply = await member.call('POST', '/api/auth/request-verification')
  expect([reply.statusCode, reply.json().message]).toEqual([
    503,
    'The mail server isn’t answering. We’ll send the email as soon as it does.',
  ])
  expect(await listItems()).toMatchObject([
    { channel: 'email', kind: 'account', username: member.username, status: 'waiting', attempts: 1 },
  ])
  const [row] = await site.database.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(row)).not.toMatch(/token=|Confirm/)

  site.services.mail = { ...createSmtpMailer({ url: smtp.url, from }), sent: [] }
  site.services.clock.advance({ minutes: 2 })
  expect(await deliver()).toBe(1)
  const token = /verify#token=([\w-]{43})/.exec(smtp.received[0]?.text ?? '')?.[1]
  expect((await member.call('POST', '/api/auth/verify', { token })).statusCode).toBe(200)
  expect(await listItems()).toEqual([])
})

test('does not send an older link after a newer one', async () => {
  failMail('unreachable')
  const client = await site.signUp()
  await client.call('POST', '/api/auth/request-verification')
  site.services.mail = { ...createSmtpMailer({ url: smtp.url, from }), sent: [] }
  site.services.clock.advance({ minutes: 61 })
  expect((await client.call('POST', '/api/auth/request-verification')).statusCode).toBe(200)
  site.services.clock.advance({ minutes: 2 })
  expect(await deliver()).toBe(0)
  expect(smtp.received).toHaveLength(1)
})

test('keeps each warning about a changed password', async () => {
  failMail('unreachable')
  const client = await site.signUp()
  const change = (currentPassword: string, newPassword: string, headers = {}) =>
    client.call('POST', '/api/account/password', { currentPassword, newPassword }, headers)
  const cookie = formatCookieHeader(await change(password, 'a quiet river at dawn'))
  expect((await change('a quiet river at dawn', 'a loud river at dusk', { cookie })).statusCode).toBe(200)
  await expect.poll(async () => (await listItems()).length).toBe(2)
})

test('does not retry an email about an account after its link has expired', async () => {
  failMail('unreachable')
  const client = await site.signUp()
  await client.call('POST', '/api/auth/request-verification')
  const [item] = await listItems()
  const retry = () => admin.call('POST', `/api/admin/delivery/messages/${item.id}/retry`)
  site.services.clock.advance({ minutes: (7 * 24 - 0.5) * 60 })
  expect((await retry()).statusCode).toBe(200)
  site.services.clock.advance({ minutes: 40 })
  expect((await retry()).statusCode).toBe(409)
  await deliver()
  const failed = [{ status: 'failed', error: expect.stringContaining('It expired.') }]
  expect(await listItems()).toMatchObject(failed)
  expect((await admin.call('POST', '/api/admin/delivery/messages/retry')).json()).toEqual({ retried: 0 })
  expect(await listItems()).toMatchObject(failed)
})

test('shows counts and the last error, retries a failed message and discards one', async () => {
  failMail('unreachable')
  await admin.call('POST', '/api/auth/request-verification')
  site.services.clock.advance({ minutes: 2 })
  failMail('refused')
  await deliver()
  const [item] = await listItems()
  expect(item).toMatchObject({
    status: 'failed',
    attempts: 2,
    nextAttemptAt: null,
    error: 'The mail server answered: 550 no',
  })
  const { channels } = (await admin.call('GET', '/api/admin/delivery')).json()
  expect(channels[1]).toMatchObject({
    channel: 'email',
    available: true,
    failed: 1,
    waiting: 0,
    lastError: 'The mail server answered: 550 no',
  })
  const path = `/api/admin/delivery/messages/${item.id}`
  expect((await admin.call('POST', `${path}/retry`)).json()).toMatchObject({ status: 'waiting' })
  await deliver()
  await site.database.updateTable('outbox').set({ status: 'sending' }).execute()
  expect((await admin.call('DELETE', path)).statusCode).toBe(409)
  await site.database.updateTable('outbox').set({ status: 'failed' }).execute()
  expect((await admin.call('DELETE', path)).json()).toEqual({ discarded: true })
  expect((await admin.call('DELETE', path)).statusCode).toBe(404)
})

test('retries all messages after an outage, but none that may have arrived', async () => {
  failMail('unreachable')
  for (const client of [await site.signUp(), await site.signUp()])
    await client.call('POST', '/api/auth/request-verification')
  const [waiting, failed] = (await listItems()).map(({ id }: { id: string }) => id)
  const failedRow = { status: 'failed', next_attempt_at: null } as const
  await site.database.updateTable('outbox').set(failedRow).where('id', '=', failed).execute()
  const row = await site.database.selectFrom('outbox').selectAll().where('id', '=', waiting).executeTakeFirstOrThrow()
  const others = [
    { ...row, ...failedRow, id: '01900000-0000-7000-8000-000000000001', once: true },
    { ...row, id: '01900000-0000-7000-8000-000000000002', status: 'sending' as const },
    { ...row, id: '01900000-0000-7000-8000-000000000003', attempts: 0, next_attempt_at: '2999-01-01T00:00:00.000Z' },
  ]
  await site.database.insertInto('outbox').values(others).execute()

  site.services.mail = { ...createSmtpMailer({ url: smtp.url, from }), sent: [] }
  expect((await admin.call('POST', '/api/admin/delivery/messages/retry')).json()).toEqual({ retried: 2 })
  expect(await deliver()).toBe(2)
  const kept = await site.database.selectFrom('outbox').select(['id', 'status']).orderBy('id').execute()
  expect(kept).toEqual(others.map(({ id, status }) => ({ id, status })))
  expect((await admin.call('POST', '/api/admin/delivery/messages/retry')).json()).toEqual({ retried: 0 })
})

test('sends a test email to the admin and shows what the mail server answered, without its password', async () => {
  expect((await admin.call('POST', '/api/admin/delivery/test-mail')).json()).toEqual({ to: admin.email, error: null })
  expect(smtp.received[0]?.to).toEqual([admin.email])
  const url = smtp.url.replace('mail-secret', 'wrong-secret')
  site.services.mail = { ...createSmtpMailer({ url, from }), sent: [] }
  const { error } = (await admin.call('POST', '/api/admin/delivery/test-mail')).json()
  expect(error).toMatch(/^The mail server refused the sign-in: 535/)
  expect(error).not.toContain('secret')
})

test('sends a test message to all devices at once, and removes those that are gone', async () => {
  const sendTest = () => member.call('POST', '/api/notification-settings/test', { channel: 'push' })
  expect((await sendTest()).statusCode).toBe(409)
  const subscription = service.createSubscription()
  for (const each of [subscription, service.createSubscription(), service.createSubscription({ behaviour: 'gone' })])
    await member.call('POST', '/api/push', each)
  expect((await sendTest()).json()).toEqual({ sent: 2 })
  expect(service.listMessages(subscription)).toMatchObject([{ tag: 'test' }])
  expect((await member.call('GET', '/api/push')).json().devices).toHaveLength(2)
})

test('sends a test email to a verified address, at most five in ten minutes', async () => {
  const sendTest = (client: TestClient) => client.call('POST', '/api/notification-settings/test', { channel: 'email' })
  const unverified = await site.signUp()
  expect((await sendTest(unverified)).statusCode).toBe(409)
  await verify(member)
  for (let time = 0; time < 5; time++) expect((await sendTest(member)).json()).toEqual({ sent: 1 })
  expect((await sendTest(member)).statusCode).toBe(429)
  expect(smtp.received).toHaveLength(5)
})
