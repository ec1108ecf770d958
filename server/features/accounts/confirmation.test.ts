import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { composers } from '#server/composers.ts'
import type { Config } from '#server/config.ts'
import { createSmtpMailer } from '#server/services/mail-smtp.ts'
import { createFakeMailer, MailError } from '#server/services/mail.ts'
import { formatCookieHeader, password, type TestApp } from '#test/app.ts'
import { startSmtpServer, type SmtpTestServer } from '#test/smtp-server.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { runAdminCommand } from '../../admin-commands.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { sendDueAnnouncements } from '../notifications/announcement-sending.ts'

const publicUrl = 'https://pillars.example.org'
let smtp: SmtpTestServer

beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(() => smtp.close())

/** Starts a site that sends its emails to the SMTP server of the test. */
async function start(settings: Partial<Config> = {}): Promise<TestApp> {
  const site = await startTestApp({ publicUrl, ...settings })
  const { send } = createSmtpMailer({ url: smtp.url, from: 'Pillars <no-reply@pillars.example.org>' })
  site.services.mail = { ...createFakeMailer(), send }
  return site
}

let address = 0

/** Signs up as a browser does, with the setup code on a new site. */
async function signUp(site: TestApp, name: string, details: object = {}) {
  const reply = await site.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    remoteAddress: `10.7.0.${++address}`,
    payload: {
      email: `${name}@example.org`,
      username: name,
      password,
      setupCode: await site.readSetupCode(),
      ...details,
    },
  })
  const cookie = formatCookieHeader(reply)
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown) =>
    site.visitor(method, url, body, { cookie })
  return { email: `${name}@example.org`, name, reply, call }
}

const listMailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email))
const findToken = (text: string) => /\/(?:verify|reset)#token=([\w-]{43})/.exec(text)?.[1] ?? ''
const readMailedToken = async (email: string) => findToken((await smtp.waitForMailTo(email)).text)
const isVerified = async (member: Pick<Awaited<ReturnType<typeof signUp>>, 'call'>) =>
  (await member.call('GET', '/api/account')).json().emailVerified
const resend = (member: Awaited<ReturnType<typeof signUp>>) => member.call('POST', '/api/auth/request-verification')

test('offers the link again at once when the mail server refused the first email', async () => {
  const site = await start()
  const { send } = site.services.mail
  const { promise: refused, resolve } = Promise.withResolvers<void>()
  site.services.mail.send = () => {
    resolve()
    return Promise.reject(new MailError('refused', 'No such mailbox'))
  }
  const member = await signUp(site, 'ann')
  const isLinkSent = async () => (await member.call('GET', '/api/account')).json().linkSent
  await refused
  await expect.poll(isLinkSent).toBe(false)
  expect((await resend(member)).statusCode).toBe(503)
  expect(await isLinkSent()).toBe(false)
  site.services.mail.send = send
  expect((await resend(member)).statusCode).toBe(200)
  expect(await isLinkSent()).toBe(true)
})

test('mails everyone who signs up a link that confirms their address, so that an announcement reaches them all', async () => {
  const site = await start()
  const members = []
  for (const name of ['anna', 'ben', 'carl', 'dora', 'emil']) members.push(await signUp(site, name))
  const [admin] = members
  const readReach = async () => (await admin?.call('GET', '/api/admin/announcements/reach'))?.json()
  expect(await readReach()).toEqual({ members: 5, email: 0, unconfirmed: 5, emailOff: 0 })
  for (const { email, call } of members) {
    const mail = await smtp.waitForMailTo(email)
    expect(mail.text).toContain('Subject: Confirm your email address')
    expect((await call('POST', '/api/auth/verify', { token: findToken(mail.text) })).statusCode).toBe(200)
  }
  expect(smtp.received).toHaveLength(5)
  expect(await readReach()).toEqual({ members: 5, email: 5, unconfirmed: 0, emailOff: 0 })

  await admin?.call('POST', '/api/admin/announcements', { title: 'Meeting', content: 'On Friday.' })
  await sendDueAnnouncements(site)
  expect(await deliverDue(site, composers)).toBe(5)
  expect(
    smtp.received
      .slice(5)
      .flatMap(({ to }) => to)
      .toSorted(),
  ).toEqual(members.map(({ email }) => email))
})

describe('a confirmation at sign-up', () => {
  test('does not slow or fail the sign-up while the mail server is down, and is retried', async () => {
    const site = await start()
    site.services.mail.send = async () => {
      throw new MailError('unreachable', 'The mail server can’t be reached (ECONNREFUSED).')
    }
    const { reply, call, email } = await signUp(site, 'anna')
    expect(reply.statusCode).toBe(201)
    await vi.waitFor(async () =>
      expect((await call('GET', '/api/admin/delivery/messages')).json()).toMatchObject([
        { kind: 'account', username: 'anna', status: 'waiting', attempts: 1 },
      ]),
    )
    site.services.mail.send = createSmtpMailer({ url: smtp.url, from: 'a@example.org' }).send
    site.services.clock.advance({ minutes: 2 })
    await deliverDue(site, composers)
    expect(listMailsTo(email)).toHaveLength(1)
  })

  test('is not sent on a site without email, and can be asked for once the site has it', async () => {
    const site = await start()
    site.services.mail.available = false
    const member = await signUp(site, 'anna')
    expect((await member.call('GET', '/api/account')).json()).toMatchObject({ linkSent: false })
    site.services.mail.available = true
    expect((await resend(member)).statusCode).toBe(200)
    expect((await member.call('GET', '/api/account')).json()).toMatchObject({ emailVerified: false, linkSent: true })
    expect(listMailsTo(member.email)).toHaveLength(1)
  })

  test('goes to one address at most once an hour and a few times a day, over all accounts', async () => {
    const site = await start()
    await signUp(site, 'admin')
    const stranger = 'stranger@example.org'
    for (let time = 0; time < 8; time++) {
      const member = await signUp(site, `member${time}`, { email: stranger })
      expect(member.reply.statusCode).toBe(201)
      await vi.waitFor(() => expect(listMailsTo(stranger)).toHaveLength(Math.min(time + 1, 5)))
      // The second one in the same hour.
      const again = await member.call('POST', '/api/auth/request-verification')
      expect(again.statusCode).toBe(429)
      await member.call('POST', '/api/account/delete', { password, posts: 'remove' })
      site.services.clock.advance({ minutes: 61 })
    }
    expect(listMailsTo(stranger)).toHaveLength(5)
  })

  test('is not sent again after it was confirmed', async () => {
    const site = await start()
    const member = await signUp(site, 'anna')
    await member.call('POST', '/api/auth/verify', { token: await readMailedToken(member.email) })
    site.services.clock.advance({ minutes: 61 })
    expect((await resend(member)).json()).toEqual({ ok: true })
    expect(listMailsTo(member.email)).toHaveLength(1)
  })
})

describe('a sign-up that needs approval', () => {
  test('gets one email with a link that confirms the address, when it is approved', async () => {
    const site = await start()
    const admin = await signUp(site, 'admin')
    await smtp.waitForMailTo(admin.email)
    site.config.signUp = 'approval'
    const { reply, email } = await signUp(site, 'ben')
    expect(reply.statusCode).toBe(202)
    const [application] = (await admin.call('GET', '/api/admin/applications')).json()
    expect(listMailsTo(email)).toEqual([])
    await admin.call('POST', `/api/admin/applications/${application.id}/approve`)
    const token = await readMailedToken(email)
    expect((await site.visitor('POST', '/api/auth/verify', { token })).statusCode).toBe(200)
    expect(listMailsTo(email)).toHaveLength(1)
    const signedIn = await site.visitor('POST', '/api/auth/sign-in', { email, password })
    expect(signedIn.json()).toMatchObject({ username: 'ben', emailVerified: true })
  })

  test('sends nothing to someone who is refused without a message, however often they ask', async () => {
    const site = await start()
    const admin = await signUp(site, 'admin')
    await smtp.waitForMailTo(admin.email)
    site.config.signUp = 'approval'
    for (let time = 0; time < 3; time++) {
      await signUp(site, 'ben')
      const [application] = (await admin.call('GET', '/api/admin/applications')).json()
      await admin.call('POST', `/api/admin/applications/${application.id}/refuse`, {})
    }
    expect(smtp.received).toHaveLength(1)
  })
})

describe('a link that a person handed over', () => {
  const newPassword = 'a better horse battery'

  async function startWithBoss() {
    const site = await start({ adminEmails: ['boss@example.org'] })
    site.services.mail.available = false
    const boss = await signUp(site, 'boss')
    return { site, boss }
  }

  async function setPassword(site: TestApp, email: string, token: string) {
    expect((await site.visitor('POST', '/api/auth/reset', { token, password: newPassword })).statusCode).toBe(200)
    const reply = await site.visitor('POST', '/api/auth/sign-in', { email, password: newPassword })
    return reply.json()
  }

  test('resets the password but does not confirm an address or make it an admin', async () => {
    const { site, boss } = await startWithBoss()
    const printed = await runAdminCommand(site, ['reset-link', boss.email])
    expect(await setPassword(site, boss.email, findToken(printed))).toMatchObject({
      role: 'public',
      emailVerified: false,
    })
  })

  test('sets the first password without confirming the address, unless the server mailed it', async () => {
    const site = await start()
    const admin = await signUp(site, 'admin')
    const create = async (email: string) => (await admin.call('POST', '/api/admin/members', { email })).json()
    const { link } = await create('handed@example.org')
    expect(findToken(link)).not.toBe(await readMailedToken('handed@example.org'))
    expect(await setPassword(site, 'handed@example.org', findToken(link))).toMatchObject({ emailVerified: false })
    await create('mailed@example.org')
    const mailed = await readMailedToken('mailed@example.org')
    expect(await setPassword(site, 'mailed@example.org', mailed)).toMatchObject({ emailVerified: true })
  })

  test('leaves an invited member unconfirmed until they open the mailed link', async () => {
    const site = await start({ signUp: 'invite' })
    const admin = await signUp(site, 'admin')
    const { url } = (await admin.call('POST', '/api/invitations', { days: 7 })).json()
    const invitation = url.split('/invite#token=')[1]
    const member = await signUp(site, 'ben', { invitation })
    expect(member.reply.statusCode).toBe(201)
    expect(await isVerified(member)).toBe(false)
    await member.call('POST', '/api/auth/verify', { token: await readMailedToken(member.email) })
    expect(await isVerified(member)).toBe(true)
  })
})
