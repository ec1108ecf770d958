import { beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '#server/services/tokens.ts'
import { formatCookieHeader, password, type TestApp, type TestClient } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'

let site: TestApp
let member: TestClient

beforeEach(async () => {
  site = await startTestApp()
  member = await site.signUp()
})

type Attempt = { email: string; password?: string; cookie?: string; from?: string; headers?: Record<string, string> }

function signIn(
  site: TestApp,
  { email, password: given = password, cookie, from = '10.8.0.1', headers = {} }: Attempt,
) {
  return site.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    remoteAddress: from,
    headers: { ...(cookie && { cookie }), ...headers },
    payload: { email, password: given },
  })
}

function getCookie(cookies: string, name: string): string {
  return cookies.split('; ').find((pair) => pair.startsWith(`${name}=`)) ?? ''
}

const getSessionCookie = (cookies: string) => getCookie(cookies, 'seven_pillars_session')
const getDeviceCookie = (cookies: string) => getCookie(cookies, 'seven_pillars_device')

async function getStatusWithCookie(site: TestApp, cookie: string): Promise<number> {
  return (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode
}

describe('sign-in', () => {
  test('returns the member and ignores the case of the email', async () => {
    const reply = await signIn(site, { email: ` ${member.email.toUpperCase()} ` })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().id).toBe(member.id)
    expect(await getStatusWithCookie(site, formatCookieHeader(reply))).toBe(200)
  })

  test('sets cookies that scripts and other sites cannot use', async () => {
    const site = await startTestApp({ publicUrl: 'https://pillars.example.org' })
    await site.signUp({ email: 'marcus@example.org' })
    const reply = await signIn(site, { email: 'marcus@example.org' })
    for (const cookie of [reply.headers['set-cookie']].flat()) {
      expect(cookie).toMatch(
        /^__Host-seven_pillars_(session|device)=[\w.-]{43,}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
    }
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('creates a new session for each sign-in and stores only its hash', async () => {
    const [one, two] = [await signIn(site, { email: member.email }), await signIn(site, { email: member.email })]
    const values = [member.cookie, formatCookieHeader(one), formatCookieHeader(two)].map(
      (cookies) => getSessionCookie(cookies).split('=')[1] ?? '',
    )
    expect(new Set(values).size).toBe(3)
    const rows = await site.database.selectFrom('sessions').selectAll().execute()
    expect(rows.map(({ sid }) => sid).toSorted()).toEqual(values.map(hashToken).toSorted())
    for (const value of values) expect(JSON.stringify(rows)).not.toContain(value)
  })

  test('ends a session that an attacker planted in the browser', async () => {
    const attacker = await site.signUp()
    const reply = await signIn(site, { email: member.email, cookie: getSessionCookie(attacker.cookie) })
    expect(reply.json().id).toBe(member.id)
    expect(getSessionCookie(formatCookieHeader(reply))).not.toBe(getSessionCookie(attacker.cookie))
    expect(await getStatusWithCookie(site, attacker.cookie)).toBe(401)
  })

  test('does not reuse a session id sent by the browser', async () => {
    const planted = `seven_pillars_session=${'a'.repeat(43)}`
    await signIn(site, { email: member.email, cookie: planted })
    expect(await getStatusWithCookie(site, planted)).toBe(401)
  })

  test('replies the same to a wrong password, an unknown email and an account without a password', async () => {
    const outsider = await site.signUp()
    await site.database.updateTable('users').set({ password_hash: null }).where('id', '=', outsider.id).execute()
    const replies = [
      await signIn(site, { email: member.email, password: 'wrong horse battery' }),
      await signIn(site, { email: 'nobody@example.org' }),
      await signIn(site, { email: 'not even an address' }),
      await signIn(site, { email: outsider.email }),
    ]
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toEqual({ code: 'wrong-sign-in', message: 'That email and password don’t match.' })
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  test('rejects a very long password before counting the attempt', async () => {
    for (const [length, status] of [
      [60_000, 400],
      [1_000_000, 413],
    ] as const)
      expect((await signIn(site, { email: 'a@example.org', password: 'x'.repeat(length) })).statusCode).toBe(status)
    expect(await site.database.selectFrom('attempts').selectAll().execute()).toEqual([])
  })

  test('reveals no password, hash or session id in any reply', async () => {
    const replies = [
      await signIn(site, { email: member.email }),
      await signIn(site, { email: member.email, password: 'wrong horse battery' }),
      await member.call('GET', '/api/auth/user'),
      await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password: 7, extra: 'x' }),
      await site.visitor('POST', '/api/auth/reset', { token: 'q'.repeat(43), password }),
    ]
    for (const { body } of replies) {
      expect(body).not.toMatch(
        /argon2|correct horse|wrong horse|passwordHash|password_hash|stripe|qqqq|sqlite|postgres/i,
      )
      expect(body).not.toContain(getSessionCookie(member.cookie).split('=')[1])
    }
  })

  test('limits concurrent sign-ins and tells the rest when to retry', async () => {
    const attempts = Array.from({ length: 50 }, (_, each) =>
      signIn(site, { email: `nobody${each}@example.org`, from: `10.7.0.${each}` }),
    )
    const replies = await Promise.all(attempts)
    const counts = (status: number) => replies.filter(({ statusCode }) => statusCode === status)
    expect(counts(401).length + counts(429).length).toBe(50)
    expect(counts(401).length).toBeGreaterThanOrEqual(22)
    expect(counts(429).length).toBeGreaterThan(20)
    for (const reply of counts(429)) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect((await site.visitor('GET', '/healthz')).statusCode).toBe(200)
  })

  test('deletes expired sessions and attempt counts at sign-in', async () => {
    await signIn(site, { email: 'nobody@example.org' })
    site.services.clock.advance({ days: 181 })
    await signIn(site, { email: member.email })
    expect(await site.database.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    // Only the count of this IP address is left.
    expect(await site.database.selectFrom('attempts').selectAll().execute()).toHaveLength(1)
  })
})

describe('password guessing', () => {
  const wrong = 'wrong horse battery'
  const better = 'a better horse battery'

  /** Makes one guess and counts it as several. */
  async function seedGuesses(site: TestApp, email: string, count: number): Promise<void> {
    expect((await signIn(site, { email, password: wrong, from: '10.1.0.1' })).statusCode).toBe(401)
    await site.database.updateTable('attempts').set({ count }).where('count', '=', 1).execute()
  }

  /** Guess from a different IP address each time. */
  async function guess(site: TestApp, email: string, times: number): Promise<number[]> {
    const statuses: number[] = []
    for (let each = 0; each < times; each++) {
      statuses.push((await signIn(site, { email, password: wrong, from: `10.1.${each}.1` })).statusCode)
    }
    return statuses
  }

  test('limits guesses for one account from many IP addresses', async () => {
    expect(await guess(site, member.email, 10)).toEqual(Array(10).fill(401))
    const reply = await signIn(site, { email: member.email.toUpperCase(), password: wrong, from: '10.2.0.1' })
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBe(1)
    expect(reply.json().message).toBe('Too many attempts. Please try again in a second.')
  })

  test('doubles the wait after each further guess, up to a minute', async () => {
    await seedGuesses(site, member.email, 10)
    const waits: number[] = []
    for (let each = 0; each < 9; each++) {
      const early = await signIn(site, { email: member.email, from: `10.3.${each}.1` })
      const seconds = Number(early.headers['retry-after'])
      waits.push(seconds)
      site.services.clock.advance({ minutes: (seconds - 1) / 60 })
      const stillEarly = await signIn(site, { email: member.email, from: `10.4.${each}.1` })
      expect([stillEarly.statusCode, stillEarly.headers['retry-after']]).toEqual([429, '1'])
      site.services.clock.advance({ minutes: 1 / 60 })
      const guessed = await signIn(site, { email: member.email, password: wrong, from: `10.5.${each}.1` })
      expect(guessed.statusCode).toBe(401)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  test('lets the member sign in in a new browser after the wait, whatever the number of guesses', async () => {
    await seedGuesses(site, member.email, 5000)
    expect((await signIn(site, { email: member.email })).headers['retry-after']).toBe('60')
    site.services.clock.advance({ minutes: 1 })
    expect((await signIn(site, { email: member.email })).statusCode).toBe(200)
  })

  test('does not wait for a time in the future after the clock was wrong', async () => {
    await seedGuesses(site, member.email, 10)
    site.services.clock.advance({ days: -365 })
    expect((await signIn(site, { email: member.email })).statusCode).toBe(200)
  })

  test('limits guesses for an unknown account in the same way', async () => {
    await seedGuesses(site, 'nobody@example.org', 9)
    expect(await guess(site, 'nobody@example.org', 2)).toEqual([401, 429])
  })

  test('counts concurrent guesses before it checks them', async () => {
    const guesses = Array.from({ length: 20 }, (_, each) =>
      signIn(site, { email: member.email, password: wrong, from: `10.1.${each}.1` }),
    )
    const replies = await Promise.all(guesses)
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  })

  const guessEverybody = async (
    site: TestApp,
    addressOf: (each: number) => { from: string; headers?: Record<string, string> },
  ) => {
    const statuses: number[] = []
    for (let each = 0; each < 60; each++) {
      await site.database.updateTable('attempts').set({ count: 59 }).where('count', '<', 59).execute()
      statuses.push(
        (await signIn(site, { email: `member${each}@example.org`, password: wrong, ...addressOf(each) })).statusCode,
      )
      if (statuses.at(-1) === 429) break
    }
    return statuses
  }

  test('limits guesses for many accounts from one IP address', async () => {
    expect(await guessEverybody(site, () => ({ from: '10.1.1.1' }))).toEqual([401, 401, 429])
  })

  test('counts the addresses of one IPv6 /64 block as one', async () => {
    const addressOf = (each: number) => ({ from: `2001:db8:1:2:${(each * 7919).toString(16).slice(-4)}::${each + 1}` })
    const statuses = await guessEverybody(site, addressOf)
    expect(statuses.at(-1)).toBe(429)
  })

  test('ignores a forged X-Forwarded-For header', async () => {
    const forged = (each: number) => ({ 'x-forwarded-for': `203.0.113.${each}`, forwarded: `for=203.0.113.${each}` })
    const statuses = await guessEverybody(site, (each) => ({ from: '10.1.1.1', headers: forged(each) }))
    expect(statuses.at(-1)).toBe(429)
  })

  test('counts the client address that a trusted proxy reports', async () => {
    const site = await startTestApp({ trustProxy: 1 })
    const behind = (list: string) => ({ from: '10.1.1.1', headers: { 'x-forwarded-for': list } })
    const statuses = await guessEverybody(site, (each) => behind(`198.51.100.${each}, 203.0.113.7`))
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn(site, { email: 'other@example.org', ...behind('203.0.113.8') })).statusCode).toBe(401)
  })

  test('does not lock the member out of a browser they have signed in with before', async () => {
    await seedGuesses(site, member.email, 10)
    expect((await signIn(site, { email: member.email })).statusCode).toBe(429)
    expect((await signIn(site, { email: member.email, cookie: getDeviceCookie(member.cookie) })).statusCode).toBe(200)
  })

  test('limits guesses in a known browser, and only there', async () => {
    const cookie = getDeviceCookie(member.cookie)
    const another = getDeviceCookie(formatCookieHeader(await signIn(site, { email: member.email })))
    await site.database.deleteFrom('attempts').execute()
    expect((await signIn(site, { email: member.email, password: wrong, cookie })).statusCode).toBe(401)
    await site.database.updateTable('attempts').set({ count: 10 }).execute()
    expect((await signIn(site, { email: member.email, cookie })).statusCode).toBe(429)
    expect((await signIn(site, { email: member.email, cookie: another })).statusCode).toBe(200)
  })

  test('no longer knows a browser after the password has changed', async () => {
    const renewed = formatCookieHeader(
      await member.call('POST', '/api/account/password', { currentPassword: password, newPassword: better }),
    )
    await seedGuesses(site, member.email, 10)
    const signInFrom = (cookies: string) =>
      signIn(site, { email: member.email, password: better, cookie: getDeviceCookie(cookies) })
    expect((await signInFrom(member.cookie)).statusCode).toBe(429)
    expect((await signInFrom(renewed)).statusCode).toBe(200)
  })

  test('does not slow down a known browser when others guess from its IP address', async () => {
    await site.database.deleteFrom('attempts').execute()
    await signIn(site, { email: 'nobody@example.org' })
    await site.database.updateTable('attempts').set({ count: 60 }).execute()
    expect((await signIn(site, { email: member.email })).statusCode).toBe(429)
    expect((await signIn(site, { email: member.email, cookie: getDeviceCookie(member.cookie) })).statusCode).toBe(200)
  })

  test('counts only wrong passwords of an IP address, which many members may share', async () => {
    await signIn(site, { email: 'nobody@example.org' })
    await site.database.updateTable('attempts').set({ count: 59 }).execute()
    for (let each = 0; each < 3; each++) expect((await signIn(site, { email: member.email })).statusCode).toBe(200)
  })

  test('rejects forged device cookies and those of other accounts', async () => {
    const other = await site.signUp()
    const stolen = getDeviceCookie(other.cookie).split('=')[1] ?? ''
    const [, device = '', signature = ''] = stolen.split('.')
    const renamed = `${member.id}.${device}.${signature}`
    const forgeries = [
      stolen,
      renamed,
      `${member.id}..${signature}`,
      `${member.id}.${device}.`,
      member.id,
      `${stolen}.x`,
      `${member.id}.é.é`,
    ]
    await seedGuesses(site, member.email, 10)
    for (const forgery of forgeries) {
      expect((await signIn(site, { email: member.email, cookie: `seven_pillars_device=${forgery}` })).statusCode).toBe(
        429,
      )
    }
  })

  test('resets the limit when the member signs in and after 15 minutes without a guess', async () => {
    await seedGuesses(site, member.email, 9)
    expect((await signIn(site, { email: member.email })).statusCode).toBe(200)
    expect(await guess(site, member.email, 2)).toEqual([401, 401])
    await site.database.updateTable('attempts').set({ count: 10 }).where('count', '=', 2).execute()
    expect((await signIn(site, { email: member.email })).statusCode).toBe(429)
    site.services.clock.advance({ minutes: 15 })
    expect((await signIn(site, { email: member.email })).statusCode).toBe(200)
  })

  test('stores no readable IP address or email in the attempt counts', async () => {
    await signIn(site, { email: member.email, password: wrong })
    expect(JSON.stringify(await site.database.selectFrom('attempts').selectAll().execute())).not.toMatch(
      new RegExp(`${member.username}|example|10\\.8`),
    )
  })
})
