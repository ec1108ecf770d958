import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatCookieHeader, password, type TestApp } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { changeRole } from './roles.ts'

let site: TestApp

beforeEach(async () => {
  site = await startTestApp()
})

type Details = { email?: string; username?: string; [field: string]: unknown }

let number = 0

/** Sign up from a different IP address each time, unless `from` is given. */
async function signUp(site: TestApp, details: Details = {}, from?: string) {
  const setupCode = await site.readSetupCode()
  number++
  return site.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    remoteAddress: from ?? `10.9.${number >> 8}.${number & 255}`,
    payload: { email: `member${number}@example.org`, username: `member${number}`, password, setupCode, ...details },
  })
}

function members(site: TestApp) {
  return site.database.selectFrom('users').select(['email', 'role']).execute()
}

/** Raises every count to the limit of sign-ups. */
async function useUpAttempts(site: TestApp): Promise<void> {
  await site.database.updateTable('attempts').set({ count: throttleLimits.signUpPerAddress.maxAttempts }).execute()
}

describe('sign-up', () => {
  test('creates an account and signs it in', async () => {
    const reply = await signUp(site, {
      email: 'Marcus@Example.org',
      username: 'Marcus',
      firstName: 'Marcus',
      timeZone: 'Europe/Rome',
    })
    expect(reply.statusCode).toBe(201)
    const { startedChallengeId, ...user } = reply.json()
    expect(startedChallengeId).toBeNull()
    expect(user).toEqual({
      id: expect.any(String),
      email: 'marcus@example.org',
      emailVerified: false,
      username: 'Marcus',
      firstName: 'Marcus',
      lastName: null,
      profileImageUrl: null,
      role: 'admin',
      isAdmin: true,
      onboardingCompleted: false,
      timeZone: 'Europe/Rome',
      createdAt: '2026-03-10T09:00:00.000Z',
    })
    const who = await site.visitor('GET', '/api/auth/user', undefined, { cookie: formatCookieHeader(reply) })
    expect(who.json()).toEqual(user)
  })

  test('creates no account when the session cannot be created', async () => {
    await sql`alter table sessions rename to away`.execute(site.database)
    expect((await signUp(site)).statusCode).toBe(500)
    await sql`alter table away rename to sessions`.execute(site.database)
    expect(await members(site)).toEqual([])
  })

  test('rejects a second sign-up with the same email in any case', async () => {
    await signUp(site, { email: 'marcus@example.org', username: 'marcus' })
    const reply = await signUp(site, { email: 'MARCUS@example.org', username: 'other' })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ code: 'email-taken', fields: { email: expect.any(String) } })
    expect(reply.json().fields).not.toHaveProperty('username')
  })

  test('rejects a taken username in any case and in look-alike letters', async () => {
    await signUp(site, { username: 'Marcus' })
    for (const username of ['MARCUS', 'ｍａｒｃｕｓ', '𝐌arcus']) {
      const reply = await signUp(site, { username })
      expect(reply.statusCode).toBe(409)
      expect(reply.json()).toMatchObject({ code: 'username-taken', fields: { username: expect.any(String) } })
    }
  })

  test('reports a taken email and a taken username together', async () => {
    await signUp(site, { email: 'marcus@example.org', username: 'marcus' })
    const reply = await signUp(site, { email: 'marcus@example.org', username: 'marcus' })
    expect(Object.keys(reply.json().fields)).toEqual(['email', 'username'])
  })

  test('creates one account from concurrent sign-ups with the same email', async () => {
    await signUp(site)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => signUp(site, { email: 'marcus@example.org', username: 'marcus' })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await members(site)).toHaveLength(2)
  })

  test('rejects fields that the server decides', async () => {
    for (const field of ['role', 'isAdmin', 'id', 'emailVerifiedAt', 'passwordHash'])
      expect((await signUp(site, { [field]: 'admin' })).statusCode).toBe(400)
    expect(await members(site)).toEqual([])
  })

  test('rejects invalid fields and names them', async () => {
    for (const [field, value] of [
      ['email', 'no address'],
      ['email', 'a\u0000@example.org'],
      ['email', `${'a'.repeat(250)}@example.org`],
      ['username', 'ab'],
      ['username', 'mar cus'],
      ['username', '<script>'],
      ['username', '\u200b\u200b\u200b\u200b'],
      ['username', 'mar\u0000cus'],
      ['password', 'short'],
      ['password', 'x'.repeat(1025)],
      ['password', 'x'.repeat(60_000)],
      ['password', 12345678],
      ['timeZone', 'Mars/Olympus'],
      ['firstName', 'x'.repeat(61)],
    ] as const) {
      const reply = await signUp(site, { [field]: value })
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
    }
    expect(await members(site)).toEqual([])
  })

  test('removes right-to-left overrides from names', async () => {
    const reply = await signUp(site, { username: 'mar\u202ecus', firstName: 'M\u202eA' })
    expect(reply.json()).toMatchObject({ username: 'marcus', firstName: 'MA' })
  })

  test('takes an empty name as none', async () => {
    const reply = await signUp(site, { firstName: '  ', lastName: '\u200b', timeZone: '' })
    expect(reply.json()).toMatchObject({ firstName: null, lastName: null, timeZone: 'UTC' })
  })

  test('rejects a sign-up body that is too large, too deep or too wide', async () => {
    const headers = { 'content-type': 'application/json' }
    const send = (payload: string) => site.inject({ method: 'POST', url: '/api/auth/sign-up', headers, payload })
    expect((await send(`{"password":"${'x'.repeat(65_000)}"}`)).statusCode).toBe(400)
    expect((await send(`{"password":"${'x'.repeat(66_000)}"}`)).statusCode).toBe(413)
    expect((await send(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).statusCode).toBe(400)
    expect((await send(`{"email":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`)).statusCode).toBe(400)
    const wide = Object.fromEntries(Array.from({ length: 5_001 }, (_, key) => [`k${key}`, 1]))
    expect((await send(JSON.stringify(wide))).statusCode).toBe(400)
    expect(await members(site)).toEqual([])
  })

  test('rejects a sign-up from another site or without JSON', async () => {
    const payload = { email: 'a@example.org', username: 'abc', password }
    const from = (header: string, value: string) =>
      site.visitor('POST', '/api/auth/sign-up', payload, { [header]: value })
    for (const value of ['cross-site', 'same-site']) expect((await from('sec-fetch-site', value)).statusCode).toBe(403)
    for (const value of ['https://evil.example', 'null']) expect((await from('origin', value)).statusCode).toBe(403)
    expect(
      (await site.visitor('POST', '/api/auth/sign-up', payload, { 'content-type': 'text/plain' })).statusCode,
    ).toBe(415)
    expect(await members(site)).toEqual([])
  })

  test('limits sign-ups per IP address, including failed ones', async () => {
    await signUp(site, { email: 'taken@example.org' })
    await site.database.deleteFrom('attempts').execute()
    expect((await signUp(site, { email: 'taken@example.org' }, '10.1.1.1')).statusCode).toBe(409)
    await useUpAttempts(site)
    const reply = await signUp(site, {}, '10.1.1.1')
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBe(3600)
    expect((await signUp(site, {}, '10.1.1.2')).statusCode).toBe(201)
    site.services.clock.advance({ minutes: 61 })
    expect((await signUp(site, {}, '10.1.1.1')).statusCode).toBe(201)
  })

  test('allows only the first account when sign-up is closed', async () => {
    const site = await startTestApp({ signUp: 'closed' })
    expect((await signUp(site)).statusCode).toBe(201)
    expect((await signUp(site)).json().code).toBe('sign-up-closed')
  })
})

describe('the first account', () => {
  test('is refused without the whole setup code, also from this machine and with sign-up open', async () => {
    const code = (await site.readSetupCode()) ?? ''
    for (const setupCode of [undefined, '', 'x'.repeat(43), code.slice(0, -1)])
      for (const from of ['127.0.0.1', '::1', '203.0.113.9']) {
        const reply = await signUp(site, { setupCode }, from)
        expect(reply.json().code).toBe('setup-required')
        expect(reply.body).not.toContain(code)
      }
    expect(await members(site)).toEqual([])
  })

  test('becomes the admin with the setup code, which works once', async () => {
    const setupCode = await site.readSetupCode()
    expect((await signUp(site, { setupCode })).json()).toMatchObject({ role: 'admin', isAdmin: true })
    expect((await signUp(site, { setupCode })).json().code).toBe('setup-required')
    expect(
      await site.database.selectFrom('site_settings').select('key').where('key', '=', 'setup-code').execute(),
    ).toEqual([])
    expect(await site.readSetupCode()).toBeUndefined()
    expect((await signUp(site)).json().role).toBe('public')
  })

  test('is exactly one of ten concurrent sign-ups with the setup code', async () => {
    const setupCode = await site.readSetupCode()
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(site, { setupCode })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(403)])
    expect(await members(site)).toMatchObject([{ role: 'admin' }])
  })

  test('keeps the setup code when the sign-up fails', async () => {
    const setupCode = await site.readSetupCode()
    await sql`alter table sessions rename to away`.execute(site.database)
    expect((await signUp(site, { setupCode })).statusCode).toBe(500)
    await sql`alter table away rename to sessions`.execute(site.database)
    expect((await signUp(site, { setupCode })).statusCode).toBe(201)
  })

  test('limits wrong setup codes per IP address, but never the right one', async () => {
    expect((await signUp(site, { setupCode: 'wrong' }, '10.1.1.1')).statusCode).toBe(403)
    await useUpAttempts(site)
    expect((await signUp(site, { setupCode: 'wrong' }, '10.1.1.1')).statusCode).toBe(429)
    expect((await signUp(site, {}, '10.1.1.1')).statusCode).toBe(201)
  })

  test('has the same setup code in all processes, also when they start together', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => site.readSetupCode()))
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(/^[\w-]{43}$/)
  })

  test('needs a new setup code after the last account was deleted', async () => {
    const setupCode = await site.readSetupCode()
    const only = await site.signUp()
    expect((await only.call('POST', '/api/account/delete', { password, posts: 'keep' })).statusCode).toBe(200)
    expect((await signUp(site, { setupCode: undefined })).json().code).toBe('setup-required')
    expect((await signUp(site, { setupCode })).json().code).toBe('setup-required')
    expect((await signUp(site)).json().role).toBe('admin')
  })

  test('does not make an account admin for an unverified address in ADMIN_EMAILS', async () => {
    const site = await startTestApp({ adminEmails: ['boss@example.org'] })
    expect((await signUp(site)).json().role).toBe('public')
    expect((await signUp(site, { email: 'Boss@example.org' })).json()).toMatchObject({ role: 'public', isAdmin: false })
  })

  test('gives every member admin access with ADMIN_ACCESS=everyone', async () => {
    const site = await startTestApp({ adminAccess: 'everyone' })
    await signUp(site)
    expect((await signUp(site)).json()).toMatchObject({ role: 'public', isAdmin: true })
  })
})

describe('email verification', () => {
  const tokenOf = (site: TestApp) =>
    /\/verify#token=([\w-]+)/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[1] ?? ''

  test('makes an account admin when it verifies an address in ADMIN_EMAILS', async () => {
    const site = await startTestApp({ adminEmails: ['boss@example.org'], publicUrl: 'https://pillars.example.org' })
    const boss = await site.signUp({ email: 'boss@example.org' })
    expect((await boss.call('POST', '/api/auth/request-verification')).json()).toEqual({ ok: true })
    expect(site.services.mail.sent).toMatchObject([{ to: 'boss@example.org', subject: 'Confirm your email address' }])
    expect(site.services.mail.sent[0]?.text).toContain('https://pillars.example.org/verify#token=')
    expect((await boss.call('POST', '/api/auth/verify', { token: tokenOf(site) })).json()).toEqual({ ok: true })
    expect((await boss.call('GET', '/api/auth/user')).json()).toMatchObject({ role: 'admin', isAdmin: true })
  })

  test('accepts only the newest verification link, once and within a week', async () => {
    const member = await site.signUp()
    const ask = async () => {
      await member.call('POST', '/api/auth/request-verification')
      return tokenOf(site)
    }
    const use = async (token: string) => (await site.visitor('POST', '/api/auth/verify', { token })).statusCode
    const older = await ask()
    site.services.clock.advance({ minutes: 61 })
    const newer = await ask()
    expect(await use(older)).toBe(410)
    expect(await use(newer)).toBe(200)
    expect(await use(newer)).toBe(410)
    await site.database.updateTable('users').set({ email_verified_at: null }).execute()
    site.services.clock.advance({ minutes: 61 })
    const late = await ask()
    site.services.clock.advance({ minutes: 7 * 24 * 60 + 1 })
    expect(await use(late)).toBe(410)
    expect(await use('x'.repeat(43))).toBe(410)
    expect(await use('no token')).toBe(410)
  })

  test("does not make an impostor admin when the address's owner clicks the link", async () => {
    const site = await startTestApp({ adminEmails: ['boss@example.org'] })
    const impostor = await site.signUp({ email: 'boss@example.org' })
    const other = await site.signUp()
    await impostor.call('POST', '/api/auth/request-verification')
    for (const click of [site.visitor, other.call]) {
      expect((await click('POST', '/api/auth/verify', { token: tokenOf(site) })).statusCode).toBe(401)
    }
    expect((await impostor.call('GET', '/api/auth/user')).json().role).toBe('public')
  })

  test('rejects a verification link after the account has changed its email', async () => {
    const member = await site.signUp()
    await member.call('POST', '/api/auth/request-verification')
    await site.database.updateTable('users').set({ email: 'new@example.org' }).where('id', '=', member.id).execute()
    expect((await site.visitor('POST', '/api/auth/verify', { token: tokenOf(site) })).statusCode).toBe(410)
  })

  test('requires a session and a mail server, and limits verification emails', async () => {
    expect((await site.visitor('POST', '/api/auth/request-verification')).statusCode).toBe(401)
    const member = await site.signUp()
    for (let hour = 0; hour < 5; hour++) {
      expect((await member.call('POST', '/api/auth/request-verification')).statusCode).toBe(200)
      expect((await member.call('POST', '/api/auth/request-verification')).json().message).toBe(
        'We’ve already sent you a link. Please check your spam folder too, or try again in 60 minutes.',
      )
      site.services.clock.advance({ minutes: 61 })
    }
    expect((await member.call('POST', '/api/auth/request-verification')).statusCode).toBe(429)
    site.services.mail.available = false
    const reply = await member.call('POST', '/api/auth/request-verification')
    expect(reply.statusCode).toBe(503)
    expect(reply.json().message).toContain('can’t send email')
  })
})

describe('roles', () => {
  test('applies a role change to the next request', async () => {
    const admin = await site.signUp()
    const member = await site.signUp()
    await changeRole(site, { userId: member.id, role: 'admin' })
    expect((await member.call('GET', '/api/auth/user')).json().isAdmin).toBe(true)
    await changeRole(site, { userId: admin.id, role: 'member' })
    expect((await admin.call('GET', '/api/auth/user')).json()).toMatchObject({ role: 'public', isAdmin: false })
  })

  test('keeps one admin, even when two are demoted at the same time', async () => {
    const [one, two] = [await site.signUp(), await site.signUp()]
    const demote = (userId: string) => changeRole(site, { userId, role: 'member' })
    await expect(demote(one.id)).rejects.toMatchObject({ code: 'last-admin' })
    for (let round = 0; round < 3; round++) {
      for (const { id } of [one, two]) await changeRole(site, { userId: id, role: 'admin' })
      const outcomes = await Promise.allSettled([demote(one.id), demote(two.id)])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }
    expect((await members(site)).filter(({ role }) => role === 'admin')).toHaveLength(1)
  })
})
