import { afterEach, describe, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { tokenHash } from '#server/services/tokens.ts'
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

function cookieNamed(cookies: string, name: string): string {
  return cookies.split('; ').find((pair) => pair.startsWith(`${name}=`)) ?? ''
}

const sessionOf = (cookies: string) => cookieNamed(cookies, 'seven_pillars_session')
const deviceOf = (cookies: string) => cookieNamed(cookies, 'seven_pillars_device')

async function statusWith(site: TestApp, cookie: string): Promise<number> {
  return (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode
}

async function expireOf({ database }: TestApp, { cookie }: Caller): Promise<string> {
  const sid = tokenHash(sessionOf(cookie).split('=')[1] ?? '')
  return (await database.selectFrom('sessions').select('expire').where('sid', '=', sid).executeTakeFirstOrThrow())
    .expire
}

describe('signing in', () => {
  test('answers the member, whatever the capitals of the address', async () => {
    const site = await start()
    const man = await site.signUp({ email: 'marcus@example.org' })
    const reply = await signIn(site, { email: ' Marcus@EXAMPLE.org ' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().id).toBe(man.id)
    expect(await statusWith(site, cookiesOf(reply))).toBe(200)
  })

  test('sets a cookie that scripts and other sites cannot use', async () => {
    const site = await start({ publicUrl: 'https://pillars.example.org' })
    await site.signUp({ email: 'marcus@example.org' })
    const reply = await signIn(site, { email: 'marcus@example.org' })
    for (const cookie of [reply.headers['set-cookie']].flat()) {
      expect(cookie).toMatch(
        /^seven_pillars_(session|device)=[\w.-]{43,}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
    }
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('gives a new session each time and keeps only its hash', async () => {
    const site = await start()
    const man = await site.signUp()
    const [one, two] = [await signIn(site, { email: man.email }), await signIn(site, { email: man.email })]
    const values = [man.cookie, cookiesOf(one), cookiesOf(two)].map((cookies) => sessionOf(cookies).split('=')[1] ?? '')
    expect(new Set(values).size).toBe(3)
    const rows = await site.database.selectFrom('sessions').selectAll().execute()
    expect(rows.map(({ sid }) => sid).toSorted()).toEqual(values.map(tokenHash).toSorted())
    for (const value of values) expect(JSON.stringify(rows)).not.toContain(value)
  })

  test('ends the session that was planted in the browser', async () => {
    const site = await start()
    const attacker = await site.signUp()
    const man = await site.signUp()
    const reply = await signIn(site, { email: man.email, cookie: sessionOf(attacker.cookie) })
    expect(reply.json().id).toBe(man.id)
    expect(sessionOf(cookiesOf(reply))).not.toBe(sessionOf(attacker.cookie))
    expect(await statusWith(site, attacker.cookie)).toBe(401)
  })

  test('takes no session name that the browser brings along', async () => {
    const site = await start()
    const man = await site.signUp()
    const planted = `seven_pillars_session=${'a'.repeat(43)}`
    await signIn(site, { email: man.email, cookie: planted })
    expect(await statusWith(site, planted)).toBe(401)
  })

  test('answers the same to a wrong password, an unknown address and an account without a password', async () => {
    const site = await start()
    const man = await site.signUp()
    const outsider = await site.signUp()
    await site.database.updateTable('users').set({ password_hash: null }).where('id', '=', outsider.id).execute()
    const replies = [
      await signIn(site, { email: man.email, password: 'wrong horse battery' }),
      await signIn(site, { email: 'nobody@example.org' }),
      await signIn(site, { email: 'not even an address' }),
      await signIn(site, { email: outsider.email }),
    ]
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toEqual({ code: 'wrong-sign-in', message: 'That email and password do not match.' })
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  test('refuses a password of a megabyte before any work', async () => {
    const site = await start()
    expect((await signIn(site, { email: 'a@example.org', password: 'x'.repeat(1_000_000) })).statusCode).toBe(400)
    expect(await site.database.selectFrom('attempts').selectAll().execute()).toEqual([])
  })

  test('says nothing of the password, its hash or the session in any reply', async () => {
    const site = await start()
    const man = await site.signUp()
    const replies = [
      await signIn(site, { email: man.email }),
      await signIn(site, { email: man.email, password: 'wrong horse battery' }),
      await man.call('GET', '/api/auth/user'),
      await site.visitor('POST', '/api/auth/sign-in', { email: man.email, password: 7, extra: 'x' }),
      await site.visitor('POST', '/api/auth/reset', { token: 'q'.repeat(43), password }),
    ]
    for (const { body } of replies) {
      expect(body).not.toMatch(
        /argon2|correct horse|wrong horse|passwordHash|password_hash|stripe|qqqq|sqlite|postgres/i,
      )
      expect(body).not.toContain(sessionOf(man.cookie).split('=')[1])
    }
  })

  test('of a hundred at once is bounded: the rest hear when to come back', async () => {
    const site = await start()
    const attempts = Array.from({ length: 100 }, (_, each) =>
      signIn(site, { email: `nobody${each}@example.org`, from: `10.7.0.${each}` }),
    )
    const replies = await Promise.all(attempts)
    const counts = (status: number) => replies.filter(({ statusCode }) => statusCode === status)
    expect(counts(401).length + counts(429).length).toBe(100)
    expect(counts(401).length).toBeGreaterThanOrEqual(22)
    expect(counts(429).length).toBeGreaterThan(20)
    for (const reply of counts(429)) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect((await site.visitor('GET', '/healthz')).statusCode).toBe(200)
  })

  test('clears sessions and counts that have ended', async () => {
    const site = await start()
    const man = await site.signUp()
    await signIn(site, { email: 'nobody@example.org' })
    site.services.clock.advance({ days: 15 })
    await signIn(site, { email: man.email })
    expect(await site.database.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    // The count of this very address is all that is left.
    expect(await site.database.selectFrom('attempts').selectAll().execute()).toHaveLength(1)
  })
})

describe('guessing passwords', () => {
  const wrong = 'wrong horse battery'

  /** Guesses, each from an address of its own. */
  async function guess(site: TestApp, email: string, times: number): Promise<number[]> {
    const statuses: number[] = []
    for (let each = 0; each < times; each++) {
      statuses.push((await signIn(site, { email, password: wrong, from: `10.1.${each}.1` })).statusCode)
    }
    return statuses
  }

  test('of one account from many addresses is stopped', async () => {
    const site = await start()
    const man = await site.signUp()
    expect(await guess(site, man.email, 10)).toEqual(Array(10).fill(401))
    const reply = await signIn(site, { email: man.email.toUpperCase(), password: wrong, from: '10.2.0.1' })
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBe(900)
    expect(reply.json().message).toContain('15 minutes')
  })

  test('of an unknown account is stopped just the same', async () => {
    const site = await start()
    expect(await guess(site, 'nobody@example.org', 11)).toEqual([...Array(10).fill(401), 429])
  })

  test('at once counts every guess before it is compared', async () => {
    const site = await start()
    const man = await site.signUp()
    const guesses = Array.from({ length: 20 }, (_, each) =>
      signIn(site, { email: man.email, password: wrong, from: `10.1.${each}.1` }),
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
      await site.database
        .updateTable('attempts')
        .set({ count: 59 })
        .where('count', '>', 3)
        .where('count', '<', 59)
        .execute()
      statuses.push(
        (await signIn(site, { email: `man${each}@example.org`, password: wrong, ...addressOf(each) })).statusCode,
      )
      if (statuses.at(-1) === 429) break
    }
    return statuses
  }

  test('of many accounts from one address is stopped', async () => {
    expect(await guessEverybody(await start(), () => ({ from: '10.1.1.1' }))).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('from the addresses of one IPv6 customer counts as one', async () => {
    const addressOf = (each: number) => ({ from: `2001:db8:1:2:${(each * 7919).toString(16).slice(-4)}::${each + 1}` })
    const statuses = await guessEverybody(await start(), addressOf)
    expect(statuses.at(-1)).toBe(429)
  })

  test('with a forged X-Forwarded-For counts as the address it comes from', async () => {
    const forged = (each: number) => ({ 'x-forwarded-for': `203.0.113.${each}`, forwarded: `for=203.0.113.${each}` })
    const statuses = await guessEverybody(await start(), (each) => ({ from: '10.1.1.1', headers: forged(each) }))
    expect(statuses.at(-1)).toBe(429)
  })

  test('behind a trusted proxy counts as the address the proxy names', async () => {
    const site = await start({ trustProxy: 1 })
    const behind = (list: string) => ({ from: '10.1.1.1', headers: { 'x-forwarded-for': list } })
    const statuses = await guessEverybody(site, (each) => behind(`198.51.100.${each}, 203.0.113.7`))
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn(site, { email: 'other@example.org', ...behind('203.0.113.8') })).statusCode).toBe(401)
  })

  test('does not lock out the owner in a browser he has signed in with', async () => {
    const site = await start()
    const man = await site.signUp()
    await guess(site, man.email, 12)
    expect((await signIn(site, { email: man.email })).statusCode).toBe(429)
    expect((await signIn(site, { email: man.email, cookie: deviceOf(man.cookie) })).statusCode).toBe(200)
  })

  test('in such a browser is stopped too, and only there', async () => {
    const site = await start()
    const man = await site.signUp()
    const cookie = deviceOf(man.cookie)
    const another = deviceOf(cookiesOf(await signIn(site, { email: man.email })))
    for (let each = 0; each < 10; each++)
      expect((await signIn(site, { email: man.email, password: wrong, cookie })).statusCode).toBe(401)
    expect((await signIn(site, { email: man.email, cookie })).statusCode).toBe(429)
    expect((await signIn(site, { email: man.email, cookie: another })).statusCode).toBe(200)
  })

  test('is not helped by a forged device or by that of another account', async () => {
    const site = await start()
    const man = await site.signUp()
    const other = await site.signUp()
    const stolen = deviceOf(other.cookie).split('=')[1] ?? ''
    const [, device = '', signature = ''] = stolen.split('.')
    const renamed = `${man.id}.${device}.${signature}`
    const forgeries = [
      stolen,
      renamed,
      `${man.id}..${signature}`,
      `${man.id}.${device}.`,
      man.id,
      `${stolen}.x`,
      `${man.id}.é.é`,
    ]
    await guess(site, man.email, 10)
    for (const forgery of forgeries) {
      expect((await signIn(site, { email: man.email, cookie: `seven_pillars_device=${forgery}` })).statusCode).toBe(429)
    }
  })

  test('is forgotten when the owner signs in, and after a quarter of an hour', async () => {
    const site = await start()
    const man = await site.signUp()
    await guess(site, man.email, 9)
    expect((await signIn(site, { email: man.email })).statusCode).toBe(200)
    expect(await guess(site, man.email, 10)).toEqual(Array(10).fill(401))
    expect((await signIn(site, { email: man.email })).statusCode).toBe(429)
    site.services.clock.advance({ minutes: 15 })
    expect((await signIn(site, { email: man.email })).statusCode).toBe(200)
  })

  test('leaves no address or e-mail readable in the counts', async () => {
    const site = await start()
    const man = await site.signUp()
    await signIn(site, { email: man.email, password: wrong })
    expect(JSON.stringify(await site.database.selectFrom('attempts').selectAll().execute())).not.toMatch(
      /man1|example|10\.8/,
    )
  })
})

describe('a session', () => {
  test('ends after 14 idle days', async () => {
    const site = await start()
    const man = await site.signUp()
    site.services.clock.advance({ days: 14 })
    expect((await man.call('GET', '/api/auth/user')).statusCode).toBe(401)
  })

  test('is not moved by reading, and by writing at most once an hour', async () => {
    const site = await start()
    const man = await site.signUp()
    const write = () => man.call('POST', '/api/auth/verify', { token: 'x' })
    const [before] = [await expireOf(site, man)]
    site.services.clock.advance({ minutes: 59 })
    await write()
    expect(await expireOf(site, man)).toBe(before)
    site.services.clock.advance({ minutes: 1 })
    await man.call('GET', '/api/auth/user')
    expect(await expireOf(site, man)).toBe(before)
    await write()
    expect(await expireOf(site, man)).toBe('2026-03-24T10:00:00.000Z')
  })

  test('ends after 90 days however busy', async () => {
    const site = await start()
    const man = await site.signUp()
    for (let day = 0; day < 89; day++) {
      site.services.clock.advance({ days: 1 })
      await man.call('POST', '/api/auth/verify', { token: 'x' })
    }
    expect((await man.call('GET', '/api/auth/user')).statusCode).toBe(200)
    expect(await expireOf(site, man)).toBe('2026-06-08T09:00:00.000Z')
    site.services.clock.advance({ days: 1 })
    expect((await man.call('GET', '/api/auth/user')).statusCode).toBe(401)
  })

  const strange = ['', 'x', '../../etc/passwd', "' or 1=1 --", 'a'.repeat(43), 'a'.repeat(10_000), '%00', '"quoted"']
  test.each(strange)('named %j is nobody’s', async (value) => {
    const site = await start()
    await site.signUp()
    expect(await statusWith(site, `seven_pillars_session=${value}`)).toBe(401)
  })

  test('cannot be used by the hash that is stored of it', async () => {
    const site = await start()
    await site.signUp()
    const { sid } = await site.database.selectFrom('sessions').select('sid').executeTakeFirstOrThrow()
    expect(await statusWith(site, `seven_pillars_session=${sid}`)).toBe(401)
  })
})

describe('signing out', () => {
  const out = (site: TestApp, cookie: string, headers: Record<string, string>) =>
    site.visitor('GET', '/api/logout', undefined, { cookie, ...headers })

  test.each([
    [
      'a click on this site',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    ],
    ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a browser that tells nothing', {}],
    ['an older browser on this site', { referer: 'http://localhost/goals' }],
  ])('by %s ends the session', async (_how, headers) => {
    const site = await start()
    const man = await site.signUp()
    const reply = await out(site, man.cookie, { host: 'localhost', ...headers })
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe('/')
    expect(reply.headers['set-cookie']).toMatch(/^seven_pillars_session=; .*Max-Age=0/)
    expect(await statusWith(site, man.cookie)).toBe(401)
  })

  test.each([
    [
      'an image of a foreign page',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
    ],
    ['an image of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a script of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['a link on a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    ['an older browser on a foreign page', { referer: 'https://evil.example/' }],
  ])('by %s signs nobody out', async (_how, headers) => {
    const site = await start()
    const man = await site.signUp()
    const reply = await out(site, man.cookie, headers)
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe('/')
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect(await statusWith(site, man.cookie)).toBe(200)
  })

  test('ends this session and no other', async () => {
    const site = await start()
    const man = await site.signUp()
    const elsewhere = cookiesOf(await signIn(site, { email: man.email }))
    await out(site, man.cookie, {})
    expect(await statusWith(site, elsewhere)).toBe(200)
  })
})

describe('the way to the sign-in screen', () => {
  const login = async (site: TestApp, query: string, cookie = '') => {
    const reply = await site.visitor('GET', `/api/login${query}`, undefined, cookie ? { cookie } : {})
    expect(reply.statusCode).toBe(302)
    return reply.headers.location
  }

  test('keeps the way back when it is a path of this site', async () => {
    const site = await start()
    expect(await login(site, '')).toBe('/sign-in')
    expect(await login(site, '?returnTo=/community%3Fpillar%3Dpurpose')).toBe(
      '/sign-in?returnTo=%2Fcommunity%3Fpillar%3Dpurpose',
    )
  })

  test.each([
    '?returnTo=',
    '?returnTo=//evil.example',
    '?returnTo=%2F%2Fevil.example',
    '?returnTo=%2F%5Cevil.example',
    '?returnTo=/%09/evil.example',
    '?returnTo=/%0A/evil.example',
    '?returnTo=https://evil.example',
    '?returnTo=javascript:alert(1)',
    '?returnTo=%252F%252Fevil.example',
    '?returnTo=/goals&returnTo=//evil.example',
    '?returnTo=/goals&returnTo=/journal',
    '?returnTo[]=//evil.example',
    '?returnTo=/api/logout',
    '?returnTo=%00',
    '?returnTo=%ED%A0%80',
  ])('drops %s', async (query) => {
    const site = await start()
    expect(await login(site, query)).toBe('/sign-in')
    const man = await site.signUp()
    expect(await login(site, query, man.cookie)).toBe('/')
  })

  test('is no way at all for who is signed in', async () => {
    const site = await start()
    const man = await site.signUp()
    expect(await login(site, '', man.cookie)).toBe('/')
    expect(await login(site, '?returnTo=/goals', man.cookie)).toBe('/goals')
  })
})
