import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Config } from '#server/config.ts'
import { cookiesOf, createTestApp, password, type Caller, type TestApp } from '#test/app.ts'

const open: TestApp[] = []

async function start(settings: Partial<Config> = {}): Promise<TestApp> {
  const site = await createTestApp(settings)
  open.push(site)
  return site
}

afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

const newPassword = 'a better horse battery'

function ask(site: TestApp, email: string, remoteAddress = '10.8.0.1', headers: Record<string, string> = {}) {
  return site.inject({ method: 'POST', url: '/api/auth/request-reset', remoteAddress, headers, payload: { email } })
}

/** Asks for a link and reads it from the mail, which is sent after the answer. */
async function linkFor(site: TestApp, email: string): Promise<string> {
  const before = site.services.mail.sent.length
  expect((await ask(site, email)).json()).toEqual({ ok: true })
  await vi.waitFor(() => expect(site.services.mail.sent).toHaveLength(before + 1))
  return /\S+\/reset#token=\S+/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[0] ?? ''
}

async function tokenFor(site: TestApp, email: string): Promise<string> {
  return (await linkFor(site, email)).split('#token=')[1] ?? ''
}

function reset(site: TestApp, token: string, cookie = '') {
  return site.visitor('POST', '/api/auth/reset', { token, password: newPassword }, cookie ? { cookie } : {})
}

function signIn(
  site: TestApp,
  { email }: Pick<Caller, 'email'>,
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

describe('asking for a new password', () => {
  test('mails a link of this site, with the token where no server sees it', async () => {
    const site = await start({ publicUrl: 'https://pillars.example.org' })
    const man = await site.signUp()
    expect(await linkFor(site, man.email.toUpperCase())).toMatch(
      /^https:\/\/pillars\.example\.org\/reset#token=[\w-]{43}$/,
    )
    expect(site.services.mail.sent).toMatchObject([{ to: man.email, subject: 'Set a new password' }])
  })

  test('never takes the address of the link from the request', async () => {
    const site = await start()
    const man = await site.signUp()
    await ask(site, man.email, '10.8.0.1', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await vi.waitFor(() => expect(site.services.mail.sent).toHaveLength(1))
    expect(site.services.mail.sent[0]?.text).not.toContain('evil')
  })

  test('answers the same for an unknown address, and before anything is looked up', async () => {
    const site = await start()
    const man = await site.signUp()
    const [known, unknown] = [await ask(site, man.email), await ask(site, 'nobody@example.org')]
    expect(known.statusCode).toBe(unknown.statusCode)
    expect(known.body).toBe(unknown.body)
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
    await vi.waitFor(() => expect(site.services.mail.sent).toHaveLength(1))
  })

  test('answers the same while the mail server hangs or fails, and when there is none', async () => {
    const site = await start()
    const man = await site.signUp()
    const { mail } = site.services
    const asked: string[] = []
    mail.send = async ({ to }) => {
      asked.push(to)
      return new Promise<void>(() => {})
    }
    expect((await ask(site, man.email)).json()).toEqual({ ok: true })
    mail.send = async ({ to }) => {
      asked.push(to)
      throw new Error('554 rejected')
    }
    expect((await ask(site, man.email)).json()).toEqual({ ok: true })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    mail.available = false
    expect((await ask(site, man.email)).json()).toEqual({ ok: true })
  })

  test('is slowed per account and per address, known or not', async () => {
    const site = await start()
    const man = await site.signUp()
    for (const email of [man.email, 'nobody@example.org']) {
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

describe('setting a new password', () => {
  test('replaces the old one and ends every session', async () => {
    const site = await start()
    const man = await site.signUp()
    const other = await site.signUp()
    const elsewhere = cookiesOf(await signIn(site, man, password))
    expect((await reset(site, await tokenFor(site, man.email))).json()).toEqual({ ok: true })
    expect((await man.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await site.visitor('GET', '/api/auth/user', undefined, { cookie: elsewhere })).statusCode).toBe(401)
    expect((await other.call('GET', '/api/auth/user')).statusCode).toBe(200)
    expect((await signIn(site, man, password)).statusCode).toBe(401)
    expect((await signIn(site, man, newPassword)).statusCode).toBe(200)
  })

  test('works once, for an hour, and only with the newest link', async () => {
    const site = await start()
    const man = await site.signUp()
    const older = await tokenFor(site, man.email)
    const newer = await tokenFor(site, man.email)
    expect((await reset(site, older)).statusCode).toBe(410)
    expect((await reset(site, newer)).statusCode).toBe(200)
    expect((await reset(site, newer)).json().code).toBe('link-expired')
    const late = await tokenFor(site, man.email)
    site.services.clock.advance({ minutes: 60 })
    expect((await reset(site, late)).statusCode).toBe(410)
    for (const token of ['x', 'x'.repeat(43), "' or 1=1 --"]) expect((await reset(site, token)).statusCode).toBe(410)
  })

  test('with one link ten times at once works once', async () => {
    const site = await start()
    const man = await site.signUp()
    const token = await tokenFor(site, man.email)
    const replies = await Promise.all(Array.from({ length: 10 }, () => reset(site, token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(410)])
  })

  test('leaves no session begun with the old password at the same moment', async () => {
    const site = await start()
    const man = await site.signUp()
    const token = await tokenFor(site, man.email)
    const attempts = Array.from({ length: 8 }, (_, each) => signIn(site, man, password, '', `10.1.${each}.1`))
    const [, ...signIns] = await Promise.all([reset(site, token), ...attempts])
    for (const reply of signIns.filter(({ statusCode }) => statusCode === 200)) {
      expect((await site.visitor('GET', '/api/auth/user', undefined, { cookie: cookiesOf(reply) })).statusCode).toBe(
        401,
      )
    }
    expect(await site.database.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('needs the hash of no token, only the token', async () => {
    const site = await start()
    const man = await site.signUp()
    const token = await tokenFor(site, man.email)
    const rows = await site.database.selectFrom('account_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await reset(site, rows[0]?.token_hash ?? '')).statusCode).toBe(410)
  })

  test('refuses a short one and keeps the link', async () => {
    const site = await start()
    const man = await site.signUp()
    const token = await tokenFor(site, man.email)
    expect((await site.visitor('POST', '/api/auth/reset', { token, password: 'short' })).statusCode).toBe(400)
    expect((await reset(site, token)).statusCode).toBe(200)
  })

  test('is refused once the account has another address', async () => {
    const site = await start()
    const man = await site.signUp()
    const token = await tokenFor(site, man.email)
    await site.database.updateTable('users').set({ email: 'new@example.org' }).where('id', '=', man.id).execute()
    expect((await reset(site, token)).statusCode).toBe(410)
  })

  test('by mail proves the address, and makes an admin where ADMIN_EMAILS says so', async () => {
    const site = await start({ adminEmails: ['boss@example.org'] })
    const boss = await site.signUp({ email: 'boss@example.org' })
    await reset(site, await tokenFor(site, boss.email))
    expect((await signIn(site, boss, newPassword)).json()).toMatchObject({ role: 'admin', isAdmin: true })
  })

  test('lets the owner in while somebody goes on guessing', async () => {
    const site = await start()
    const man = await site.signUp()
    const guess = async () => {
      for (let each = 0; each < 11; each++) await signIn(site, man, 'wrong horse battery', '', `10.1.${each}.1`)
    }
    await guess()
    const done = await reset(site, await tokenFor(site, man.email))
    await guess()
    expect((await signIn(site, man, newPassword)).statusCode).toBe(429)
    expect((await signIn(site, man, newPassword, cookiesOf(done))).statusCode).toBe(200)
  })
})
