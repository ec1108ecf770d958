import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatCookieHeader, password, type TestClient, type TestApp } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'

let site: TestApp
let member: TestClient

beforeEach(async () => {
  site = await startTestApp()
  member = await site.signUp()
})

const newPassword = 'a better horse battery'

function ask(site: TestApp, email: string, remoteAddress = '10.8.0.1', headers: Record<string, string> = {}) {
  return site.inject({ method: 'POST', url: '/api/auth/request-reset', remoteAddress, headers, payload: { email } })
}

/** Request a reset link and read it from the email, which is sent after the reply. */
async function getResetLink(site: TestApp, email: string): Promise<string> {
  const before = site.services.mail.sent.length
  expect((await ask(site, email)).json()).toEqual({ ok: true })
  await vi.waitFor(() => expect(site.services.mail.sent).toHaveLength(before + 1))
  return /\S+\/reset#token=\S+/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[0] ?? ''
}

async function getResetToken(site: TestApp, email: string): Promise<string> {
  return (await getResetLink(site, email)).split('#token=')[1] ?? ''
}

function reset(site: TestApp, token: string, cookie = '') {
  return site.visitor('POST', '/api/auth/reset', { token, password: newPassword }, cookie ? { cookie } : {})
}

function signIn(
  site: TestApp,
  { email }: Pick<TestClient, 'email'>,
  given: string,
  cookie = '',
  remoteAddress = '10.8.0.1',
) {
  const payload = { email, password: given }
  return site.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    remoteAddress,
    headers: cookie ? { cookie } : {},
    payload,
  })
}

describe('password reset request', () => {
  test('emails a reset link with the token in the fragment', async () => {
    const site = await startTestApp({ publicUrl: 'https://pillars.example.org' })
    const member = await site.signUp()
    expect(await getResetLink(site, member.email.toUpperCase())).toMatch(
      /^https:\/\/pillars\.example\.org\/reset#token=[\w-]{43}$/,
    )
    expect(site.services.mail.sent).toMatchObject([{ to: member.email, subject: 'Set a new password' }])
  })

  test('ignores the Host header when it builds a reset link', async () => {
    await ask(site, member.email, '10.8.0.1', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await vi.waitFor(() => expect(site.services.mail.sent).toHaveLength(1))
    expect(site.services.mail.sent[0]?.text).not.toContain('evil')
  })

  test('replies the same to known and unknown addresses', async () => {
    const [known, unknown] = [await ask(site, member.email), await ask(site, 'nobody@example.org')]
    expect(known.statusCode).toBe(unknown.statusCode)
    expect(known.body).toBe(unknown.body)
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
    await vi.waitFor(() => expect(site.services.mail.sent).toHaveLength(1))
  })

  test('replies the same when the mail server hangs, fails or is not configured', async () => {
    const { mail } = site.services
    const asked: string[] = []
    mail.send = async ({ to }) => {
      asked.push(to)
      return new Promise<void>(() => {})
    }
    expect((await ask(site, member.email)).json()).toEqual({ ok: true })
    mail.send = async ({ to }) => {
      asked.push(to)
      throw new Error('554 rejected')
    }
    expect((await ask(site, member.email)).json()).toEqual({ ok: true })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    mail.available = false
    expect((await ask(site, member.email)).json()).toEqual({ ok: true })
  })

  test('limits reset requests per account and per IP address', async () => {
    for (const email of [member.email, 'nobody@example.org']) {
      for (let each = 0; each < 5; each++) expect((await ask(site, email, `10.1.${each}.1`)).statusCode).toBe(200)
      const reply = await ask(site, email, '10.1.9.1')
      expect(reply.statusCode).toBe(429)
      expect(Number(reply.headers['retry-after'])).toBe(3600)
    }
    const statuses: number[] = []
    for (let each = 0; each < 21; each++)
      statuses.push((await ask(site, `nobody${each}@example.org`, '10.3.0.1')).statusCode)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})

describe('password reset', () => {
  test('replaces the password and ends every session', async () => {
    const other = await site.signUp()
    const elsewhere = formatCookieHeader(await signIn(site, member, password))
    expect((await reset(site, await getResetToken(site, member.email))).json()).toEqual({ ok: true })
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await site.visitor('GET', '/api/auth/user', undefined, { cookie: elsewhere })).statusCode).toBe(401)
    expect((await other.call('GET', '/api/auth/user')).statusCode).toBe(200)
    expect((await signIn(site, member, password)).statusCode).toBe(401)
    expect((await signIn(site, member, newPassword)).statusCode).toBe(200)
    expect(site.services.mail.sent.at(-1)).toMatchObject({ to: member.email, subject: 'Your password was changed' })
  })

  test('accepts only the newest reset link, once and within an hour', async () => {
    const older = await getResetToken(site, member.email)
    const newer = await getResetToken(site, member.email)
    expect((await reset(site, older)).statusCode).toBe(410)
    expect((await reset(site, newer)).statusCode).toBe(200)
    expect((await reset(site, newer)).json().code).toBe('link-expired')
    const late = await getResetToken(site, member.email)
    site.services.clock.advance({ minutes: 60 })
    expect((await reset(site, late)).statusCode).toBe(410)
    for (const token of ['x', 'x'.repeat(43), "' or 1=1 --"]) expect((await reset(site, token)).statusCode).toBe(410)
  })

  test('accepts a reset link once when four requests use it at the same time', async () => {
    const token = await getResetToken(site, member.email)
    const replies = await Promise.all(Array.from({ length: 4 }, () => reset(site, token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410])
  })

  test('ends sessions that start with the old password during the reset', async () => {
    const token = await getResetToken(site, member.email)
    const attempts = Array.from({ length: 4 }, (_, each) => signIn(site, member, password, '', `10.1.${each}.1`))
    const [, ...signIns] = await Promise.all([reset(site, token), ...attempts])
    for (const reply of signIns.filter(({ statusCode }) => statusCode === 200)) {
      expect(
        (await site.visitor('GET', '/api/auth/user', undefined, { cookie: formatCookieHeader(reply) })).statusCode,
      ).toBe(401)
    }
    expect(await site.database.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('stores only the hash of a reset token and does not accept the hash', async () => {
    const token = await getResetToken(site, member.email)
    const rows = await site.database.selectFrom('account_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await reset(site, rows[0]?.token_hash ?? '')).statusCode).toBe(410)
  })

  test('rejects a short password and keeps the reset link valid', async () => {
    const token = await getResetToken(site, member.email)
    expect((await site.visitor('POST', '/api/auth/reset', { token, password: 'short' })).statusCode).toBe(400)
    expect((await reset(site, token)).statusCode).toBe(200)
  })

  test('rejects a reset link after the account has changed its email', async () => {
    const token = await getResetToken(site, member.email)
    await site.database.updateTable('users').set({ email: 'new@example.org' }).where('id', '=', member.id).execute()
    expect((await reset(site, token)).statusCode).toBe(410)
  })

  test('verifies the address with an emailed reset link and grants admin through ADMIN_EMAILS', async () => {
    const site = await startTestApp({ adminEmails: ['boss@example.org'] })
    const boss = await site.signUp({ email: 'boss@example.org' })
    await reset(site, await getResetToken(site, boss.email))
    expect((await signIn(site, boss, newPassword)).json()).toMatchObject({ role: 'admin', isAdmin: true })
  })

  test('works while sign-in is slowed down, and ends that', async () => {
    const wrong = 'wrong horse battery'
    await signIn(site, member, wrong, '', '10.1.1.1')
    await member.call('POST', '/api/account/password', { currentPassword: wrong, newPassword })
    await site.database.updateTable('attempts').set({ count: 10 }).execute()
    await reset(site, 'x'.repeat(43))
    expect((await signIn(site, member, password)).statusCode).toBe(429)
    expect((await reset(site, await getResetToken(site, member.email))).statusCode).toBe(200)
    const signedIn = await signIn(site, member, newPassword)
    expect(signedIn.statusCode).toBe(200)
    const cookie = formatCookieHeader(signedIn)
    const body = { currentPassword: newPassword, newPassword: `${newPassword}!` }
    expect((await site.visitor('POST', '/api/account/password', body, { cookie })).statusCode).toBe(200)
  })

  test('lets the member sign in after a reset while an attacker keeps guessing', async () => {
    const guess = async () => {
      await signIn(site, member, 'wrong horse battery', '', '10.1.1.1')
      await site.database.updateTable('attempts').set({ count: 10 }).execute()
    }
    await guess()
    const okReply = await reset(site, await getResetToken(site, member.email))
    await guess()
    expect((await signIn(site, member, newPassword)).statusCode).toBe(429)
    expect((await signIn(site, member, newPassword, formatCookieHeader(okReply))).statusCode).toBe(200)
  })
})
