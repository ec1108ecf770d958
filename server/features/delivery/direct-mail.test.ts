import { beforeEach, expect, test } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { MailError } from '#server/services/mail.ts'
import type { TestApp, TestClient } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { checkMailServer } from './direct-mail.ts'

const unreachable = new MailError('unreachable', 'The mail server can’t be reached (ECONNREFUSED).')
let site: TestApp
let admin: TestClient

beforeEach(async () => {
  site = await startTestApp()
  admin = await site.signUp()
})

const readEmail = async () =>
  (await admin.call('GET', '/api/admin/delivery'))
    .json()
    .channels.find(({ channel }: { channel: string }) => channel === 'email')

test('counts emails about accounts and test emails like all others', async () => {
  expect(await readEmail()).toMatchObject({ sentToday: 0, lastSuccessAt: null })
  const member = await site.signUp()
  await member.call('POST', '/api/auth/request-verification')
  await site.visitor('POST', '/api/auth/request-reset', { email: member.email })
  await admin.call('POST', '/api/admin/delivery/test-mail')
  await expect.poll(readEmail).toMatchObject({ sentToday: 3, lastSuccessAt: '2026-03-10T09:00:00.000Z' })
  site.services.clock.advance({ minutes: 25 * 60 })
  expect(await readEmail()).toMatchObject({ sentToday: 0 })
})

test('shows why an email about an account was refused, although it is not sent again', async () => {
  site.services.mail.send = () => Promise.reject(new MailError('refused', 'The mail server answered: 550 no'))
  const member = await site.signUp()
  expect((await member.call('POST', '/api/auth/request-verification')).statusCode).toBe(503)
  expect(await readEmail()).toMatchObject({ sentToday: 0, lastError: 'The mail server answered: 550 no' })
})

test('does not send an email again when it cannot be counted', async () => {
  await site.database.schema.alterTable('delivery_hours').renameTo('away').execute()
  expect((await admin.call('POST', '/api/auth/request-verification')).statusCode).toBe(200)
  await site.database.schema.alterTable('away').renameTo('delivery_hours').execute()
  expect(site.services.mail.sent).toHaveLength(1)
  expect((await admin.call('GET', '/api/admin/delivery/messages')).json()).toEqual([])
})

test('shows after the start that the mail server does not work, until it does', async () => {
  const log: string[] = []
  const logger = createLogger({ ...site.config, logLevel: 'warn' }, { write: (line) => void log.push(line) })
  const check = () => checkMailServer({ ...site, logger })
  site.services.mail.verify = () => Promise.reject(unreachable)
  await check()
  expect(log.join()).toContain('Emails can’t be sent at the moment. The mail server can’t be reached (ECONNREFUSED).')
  const lastError = 'When the server started: The mail server can’t be reached (ECONNREFUSED).'
  expect(await readEmail()).toMatchObject({ lastError, lastErrorAt: '2026-03-10T09:00:00.000Z' })
  site.services.mail.verify = async () => {}
  await check()
  expect(await readEmail()).toMatchObject({ lastError: null, lastErrorAt: null })
})

test('keeps the error of an email when the mail server works at the start', async () => {
  site.services.mail.send = () => Promise.reject(unreachable)
  await admin.call('POST', '/api/auth/request-verification')
  await checkMailServer(site)
  expect(await readEmail()).toMatchObject({ lastError: unreachable.message })
})

test('checks nothing on a site without a mail server', async () => {
  site.services.mail.available = false
  site.services.mail.verify = () => Promise.reject(unreachable)
  await checkMailServer(site)
  expect(await readEmail()).toMatchObject({ lastError: null })
})
