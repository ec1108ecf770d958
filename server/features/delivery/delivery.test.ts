import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { transaction } from '../../database/transaction.ts'
import { MailError } from '../../services/mail.ts'
import type { Composer } from './composer.ts'
import { deliverDue } from './delivery.ts'
import { enqueue, type NewMessage } from './outbox.ts'

let site: TestApp
let member: TestClient

const composers: Record<string, Composer> = {
  greeting: {
    async email({ message }) {
      return {
        subject: `Hello ${message.subjectId}`,
        paragraphs: ['How are you?'],
        action: { label: 'Open the app', path: '/today' },
        unsubscribe: { token: 'abc.def', words: 'Stop greetings' },
      }
    },
    push: async () => null,
  },
  silence: { email: async () => null, push: async () => null },
  poison: {
    email: () => Promise.reject(new Error('broken')),
    push: () => Promise.reject(new Error('broken')),
  },
}

beforeAll(async () => {
  site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
  member = await site.signUp()
  await site.database.updateTable('users').set({ email_verified_at: site.services.clock.now().toISOString() }).execute()
})

afterAll(() => site.close())

function queueMail(subjectId: string, message: Partial<NewMessage> = {}) {
  const now = site.services.clock.now()
  return transaction(site.database, (tx) =>
    enqueue(
      tx,
      [
        {
          userId: member.id,
          kind: 'greeting',
          subjectId,
          channels: { push: false, email: true },
          once: true,
          expiresAt: new Date(now.getTime() + 24 * 3_600_000),
          ...message,
        },
      ],
      now,
    ),
  )
}

const listQueue = () => site.database.selectFrom('outbox').selectAll().orderBy('id').execute()
const deliver = () => deliverDue(site, composers)

test('sends a queued email once and counts it', async () => {
  await queueMail('one')
  expect(await deliver()).toBe(1)
  expect(await deliver()).toBe(0)
  expect(site.services.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([[member.email, 'Hello one']])
  expect(await listQueue()).toEqual([])
  expect(await site.database.selectFrom('delivery_hours').selectAll().execute()).toEqual([
    { channel: 'email', hour: '2026-03-10T09', sent: 1 },
  ])
})

test('drops a message when there is nothing left to say', async () => {
  await queueMail('two', { kind: 'silence' })
  expect(await deliver()).toBe(0)
  expect(await listQueue()).toEqual([])
})

test('sends other messages when one cannot be written', async () => {
  await queueMail('three', { kind: 'poison' })
  await queueMail('four')
  expect(await deliver()).toBe(1)
  expect(await listQueue()).toMatchObject([{ kind: 'poison', status: 'waiting', attempts: 1 }])
  await site.database.deleteFrom('outbox').execute()
})

test('gives up a message that a process was sending when it died', async () => {
  await queueMail('five')
  const past = new Date(site.services.clock.now().getTime() - 1000).toISOString()
  await site.database
    .updateTable('outbox')
    .set({ status: 'sending', lease_id: 'x', lease_until: past, next_attempt_at: past })
    .execute()
  expect(await deliver()).toBe(0)
  expect(await listQueue()).toMatchObject([{ status: 'failed', error: expect.stringContaining('stopped') }])
  await site.database.deleteFrom('outbox').execute()
})

test('tries only one email while the mail server is down, and sends each once when it is back', async () => {
  for (let number = 0; number < 30; number++) await queueMail(`many ${number}`)
  const { send } = site.services.mail
  let attempts = 0
  site.services.mail.send = () => {
    attempts++
    return Promise.reject(new MailError('unreachable', 'Connection refused'))
  }
  await deliver()
  expect(attempts).toBeLessThanOrEqual(4)
  for (let minute = 0; minute < 60; minute++) {
    site.services.clock.advance({ minutes: 1 })
    await deliver()
  }
  expect(attempts).toBeLessThan(30)
  site.services.mail.send = send
  site.services.mail.sent.length = 0
  for (let minute = 0; minute < 65; minute++) {
    site.services.clock.advance({ minutes: 1 })
    await deliver()
  }
  expect(site.services.mail.sent.map(({ subject }) => subject).toSorted()).toEqual(
    Array.from({ length: 30 }, (_, number) => `Hello many ${number}`).toSorted(),
  )
  expect(await listQueue()).toEqual([])
})
