import { afterAll, expect, test } from 'vitest'
import { MailError } from '#server/services/mail.ts'
import { createTestApp } from '#test/app.ts'
import { deliverDue } from '../delivery/delivery.ts'

const site = await createTestApp()
const admin = await site.signUp()
await admin.call('PATCH', '/api/admin/site', { name: 'Iron & Harbor' })
afterAll(() => site.close())

const lastMail = () => site.services.mail.sent.at(-1)

test('is in emails about accounts', async () => {
  await admin.call('POST', '/api/auth/request-verification')
  expect(lastMail()?.text).toContain('Welcome to Iron & Harbor.')
  expect(lastMail()?.html).toContain('Iron &amp; Harbor</p>')
  expect(JSON.stringify(site.services.mail.sent)).not.toMatch(/Seven Pillars|\{site\}/)
})

test('is in test emails', async () => {
  await admin.call('POST', '/api/admin/delivery/test-mail')
  expect(lastMail()?.text).toContain('Emails from Iron & Harbor reach you.')
  expect(lastMail()?.text).not.toContain('Seven Pillars')
})

test('is in the calendar', async () => {
  const { calendarUrl } = (await admin.call('POST', '/api/calendar')).json()
  const { body } = await site.visitor('GET', new URL(calendarUrl).pathname)
  expect(body).toContain('X-WR-CALNAME:Iron & Harbor')
})

test('is unchanged in emails and pages when it looks like a pattern', async () => {
  await admin.call('PATCH', '/api/admin/site', { name: "The $& $' Club" })
  site.services.clock.advance({ minutes: 61 })
  await admin.call('POST', '/api/auth/request-verification')
  expect(lastMail()?.text).toContain("Welcome to The $& $' Club.")
  expect((await site.visitor('GET', '/api/pages/terms')).json().content).toContain("The $& $' Club")
})

test('is the name of the sender, also of an email that has waited since before it changed', async () => {
  const { send } = site.services.mail
  site.services.mail.send = () => Promise.reject(new MailError('unreachable', 'The mail server can’t be reached.'))
  const member = await site.signUp()
  await member.call('POST', '/api/auth/request-verification')
  await admin.call('PATCH', '/api/admin/site', { name: 'Harbor Men' })
  site.services.mail.send = send
  site.services.clock.advance({ minutes: 2 })
  await deliverDue(site, {})
  expect(lastMail()).toMatchObject({ to: member.email, senderName: 'Harbor Men' })
  await admin.call('POST', '/api/admin/delivery/test-mail')
  expect(lastMail()).toMatchObject({ to: admin.email, senderName: 'Harbor Men' })
})
