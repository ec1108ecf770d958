import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp, password } from '#test/app.ts'
import { startSlowServer, startSmtpServer } from '#test/smtp-server.ts'
import { ConfigError, readConfig } from '../config.ts'
import { createSmtpMailer } from './mail-smtp.ts'
import type { Mailer } from './mail.ts'

const from = 'Seven Pillars <no-reply@pillars.example.org>'

const sink = await startSmtpServer({ user: { name: 'pillars', password: 'mail-secret' } })
const site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
site.services.mail.send = createSmtpMailer({ url: sink.url, from }).send
const member = await site.signUp()

afterAll(async () => {
  await site.close()
  await sink.close()
})

const extractToken = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? ''

test('sends a working reset link with the configured site address over SMTP', async () => {
  await site.visitor('POST', '/api/auth/request-reset', { email: member.email }, { host: '192.0.2.7' })
  const mail = await sink.waitForMailTo(member.email)
  expect(mail).toMatchObject({ from: 'no-reply@pillars.example.org', to: [member.email], user: 'pillars' })
  expect(mail.text).toContain('From: Seven Pillars <no-reply@pillars.example.org>')
  expect(mail.text).toContain(`https://pillars.example.org/reset#token=${extractToken(mail.text)}`)
  const reply = await site.visitor('POST', '/api/auth/reset', {
    token: extractToken(mail.text),
    password: `${password}2`,
  })
  expect(reply.statusCode).toBe(200)
})

test('treats an address as one recipient and a subject as one header', async () => {
  const { send } = createSmtpMailer({ url: sink.url, from })
  await send({ to: 'one@example.org', subject: 'Hello\r\nBcc: two@example.org', text: 'Good morning' })
  const mail = await sink.waitForMailTo('one@example.org')
  expect(mail.to).toEqual(['one@example.org'])
  expect(mail.text).not.toMatch(/^Bcc:/m)
})

test('sends in the name of the site unless MAIL_FROM has a name', async () => {
  const sendFrom = async (sender: string, senderName: string, to: string) => {
    await createSmtpMailer({ url: sink.url, from: sender }).send({ to, subject: 'Hi', text: 'Hi', senderName })
    const { source, from: envelope } = await sink.waitForMailTo(to)
    expect(envelope).toBe('no-reply@example.org')
    return /^From: .*(?:\r\n\s.*)*/m.exec(source)?.[0]
  }
  const bare = 'no-reply@example.org'
  expect(await sendFrom(bare, 'Iron Harbor', 'a@example.org')).toBe('From: Iron Harbor <no-reply@example.org>')
  expect(await sendFrom(`<${bare}>`, 'Iron, "Harbor"', 'b@example.org')).toBe(
    'From: "Iron, \\"Harbor\\"" <no-reply@example.org>',
  )
  expect(await sendFrom(bare, 'Säulen', 'c@example.org')).toBe('From: =?UTF-8?Q?S=C3=A4ulen?= <no-reply@example.org>')
  expect(await sendFrom(`Own name <${bare}>`, 'Iron Harbor', 'd@example.org')).toBe(
    'From: Own name <no-reply@example.org>',
  )
  const injected = await sendFrom(bare, 'x\r\nBcc: two@example.org\u2028X-Other: yes', 'e@example.org')
  expect(injected).toBe('From: "x Bcc: two@example.org X-Other: yes" <no-reply@example.org>')
})

test('checks the mail server without sending anything', async () => {
  await createSmtpMailer({ url: sink.url, from }).verify()
  const wrong = createSmtpMailer({ url: sink.url.replace('mail-secret', 'wr%ng-password'), from })
  const error = await wrong.verify().catch((failure: unknown) => failure)
  expect(String(error)).toContain('The mail server refused the sign-in: 535')
  expect(String(error)).not.toContain('wr%ng-password')
  const dripping = await startSlowServer()
  const slow = createSmtpMailer({ url: dripping.url, from }, { timeoutMs: 300 })
  await expect(slow.verify()).rejects.toMatchObject({ failure: 'unreachable' })
  await dripping.close()
})

test('cannot be made to add headers by a subject or a header', async () => {
  const { send } = createSmtpMailer({ url: sink.url, from })
  const injection = 'x\r\nX-Injected: yes\u2028X-Other: yes\nBcc: two@example.org'
  const headers = { 'List-Unsubscribe': `<https://pillars.example.org/${injection}>` }
  await send({ to: 'three@example.org', subject: injection, text: 'Hi', html: '<p>Hi</p>', headers })
  const mail = await sink.waitForMailTo('three@example.org')
  expect(mail.to).toEqual(['three@example.org'])
  expect(mail.source.split('\r\n\r\n')[0]).not.toMatch(/^(X-Injected|X-Other|Bcc):/m)
  expect(mail.source).toMatch(/^Content-Type: multipart\/alternative/m)
})

test('tells whether the mail server may have accepted the email', async () => {
  const message = (to: string) => ({ to, subject: 'Hello', text: 'Good morning' })
  const fail = (mailer: Mailer, to: string) => mailer.send(message(to)).catch((error: unknown) => error)
  const working = createSmtpMailer({ url: sink.url, from }, { timeoutMs: 1500 })
  expect(await fail(working, 'silent@example.org')).toMatchObject({ failure: 'uncertain' })
  expect(await fail(working, 'refused@example.org')).toMatchObject({ failure: 'deferred' })
  const closed = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from })
  expect(await fail(closed, 'one@example.org')).toMatchObject({ failure: 'unreachable' })
  const wrong = createSmtpMailer({ url: sink.url.replace('mail-secret', 'wrong-password'), from })
  const error = await fail(wrong, 'one@example.org')
  expect(error).toMatchObject({ failure: 'unreachable' })
  expect(String(error)).not.toContain('wrong-password')
})

test('fails quickly when the mail server is unreachable, rejects the mail or is too slow', async () => {
  const dripping = await startSlowServer()
  const message = (to: string) => ({ to, subject: 'Hello', text: 'Good morning' })
  await expect(createSmtpMailer({ url: 'smtp://127.0.0.1:9', from }).send(message('one@example.org'))).rejects.toThrow()
  await expect(createSmtpMailer({ url: sink.url, from }).send(message('refused@example.org'))).rejects.toThrow(
    /Rejected/,
  )
  await expect(
    createSmtpMailer({ url: sink.url.replace('mail-secret', 'wrong'), from }).send(message('one@example.org')),
  ).rejects.toThrow()
  await expect(
    createSmtpMailer({ url: dripping.url, from }, { timeoutMs: 300 }).send(message('one@example.org')),
  ).rejects.toThrow()
  await dripping.close()
})

describe('mail settings', () => {
  test('requires PUBLIC_URL for mail and derives the sender from it unless MAIL_FROM is set', () => {
    const settings = { SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'https://pillars.example.org' }
    expect(() => readConfig({ SMTP_URL: settings.SMTP_URL })).toThrow(/PUBLIC_URL: required with SMTP_URL/)
    expect(readConfig(settings).smtp).toEqual({
      url: settings.SMTP_URL,
      from: 'no-reply@pillars.example.org',
    })
    expect(readConfig({ ...settings, MAIL_FROM: 'Pillars <p@example.org>' }).smtp?.from).toBe('Pillars <p@example.org>')
    for (const wrong of ['nobody', 'a@b, c@d', 'a <b>', 'x\r\nBcc: <a@b>'])
      expect(() => readConfig({ ...settings, MAIL_FROM: wrong })).toThrow(ConfigError)
    expect(() => readConfig({ MAIL_FROM: 'p@example.org' })).toThrow(/SMTP_URL/)
  })

  test('reports a wrong SMTP_URL without its password', () => {
    const read = () =>
      readConfig({ SMTP_URL: 'http://user:hunter2@mail.example.org', PUBLIC_URL: 'https://pillars.example.org' })
    expect(read).toThrow(/SMTP_URL: expected smtp/)
    expect(read).not.toThrow(/hunter2/)
  })

  test.each(['#', '/', '?'])('says how to write a password with %s, without repeating it', (character) => {
    for (const password of [`hunter${character}2`, `2${character}hunter`]) {
      const SMTP_URL = `smtp://user:${password}@mail.example.org`
      const read = () => readConfig({ SMTP_URL, PUBLIC_URL: 'https://pillars.example.org' })
      expect(read).toThrow(/SMTP_URL: .* write # as %23, \/ as %2F, \? as %3F/)
      expect(read).not.toThrow(/hunter/)
    }
  })

  test.each([
    'smtp://user:p%23ss@mail.example.org',
    'smtp://user:p@ss@mail.example.org:587',
    'smtps://mail.example.org/',
  ])('accepts %s', (SMTP_URL) => {
    expect(readConfig({ SMTP_URL, PUBLIC_URL: 'https://pillars.example.org' }).smtp?.url).toBe(SMTP_URL)
  })
})
