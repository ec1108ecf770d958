import { beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '#server/services/tokens.ts'
import { formatCookieHeader, password, type TestClient, type TestApp } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'

let site: TestApp
let admin: TestClient
let member: TestClient

beforeEach(async () => {
  site = await startTestApp()
  admin = await site.signUp()
  member = await site.signUp()
})

async function getStatusWithCookie(site: TestApp, cookie: string): Promise<number> {
  return (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode
}

async function getExpiry({ database }: TestApp, { cookie }: TestClient): Promise<string> {
  const sid = hashToken(/seven_pillars_session=([^;]+)/.exec(cookie)?.[1] ?? '')
  return (await database.selectFrom('sessions').select('expire').where('sid', '=', sid).executeTakeFirstOrThrow())
    .expire
}

describe('session lifetime', () => {
  test('ends a session after 180 idle days', async () => {
    site.services.clock.advance({ days: 180 })
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
  })

  test('renews a session only on writes and at most once an hour', async () => {
    const write = () => member.call('POST', '/api/auth/verify', { token: 'x' })
    const [before] = [await getExpiry(site, member)]
    site.services.clock.advance({ minutes: 59 })
    await write()
    expect(await getExpiry(site, member)).toBe(before)
    site.services.clock.advance({ minutes: 1 })
    await member.call('GET', '/api/auth/user')
    expect(await getExpiry(site, member)).toBe(before)
    await write()
    expect(await getExpiry(site, member)).toBe('2026-09-06T10:00:00.000Z')
  })

  test('ends a session after two years even if it is used every day', async () => {
    for (const days of [179, 179, 179, 179, 13]) {
      site.services.clock.advance({ days })
      await member.call('POST', '/api/auth/verify', { token: 'x' })
    }
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200)
    expect(await getExpiry(site, member)).toBe('2028-03-09T09:00:00.000Z')
    site.services.clock.advance({ days: 1 })
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401)
  })

  test('ends the sessions of staff after 30 idle days, also those from before the promotion', async () => {
    const [moderator, idleMember] = [member, await site.signUp()]
    const promote = ({ id }: TestClient, role: string) =>
      admin.call('POST', `/api/admin/members/${id}/role`, { role }).then(({ statusCode }) => statusCode)
    expect(await getExpiry(site, admin)).toBe('2026-04-09T09:00:00.000Z')
    site.services.clock.advance({ days: 10 })
    await admin.call('POST', '/api/auth/verify', { token: 'x' })
    await moderator.call('POST', '/api/auth/verify', { token: 'x' })
    site.services.clock.advance({ days: 25 })
    await admin.call('POST', '/api/auth/verify', { token: 'x' })
    expect([await promote(moderator, 'moderator'), await promote(idleMember, 'admin')]).toEqual([200, 200])
    expect(await getExpiry(site, moderator), '30 days after the last use').toBe('2026-04-19T09:00:00.000Z')
    expect((await idleMember.call('GET', '/api/auth/user')).statusCode, 'unused for 35 days').toBe(401)
    await promote(moderator, 'member')
    await moderator.call('POST', '/api/auth/verify', { token: 'x' })
    expect(await getExpiry(site, moderator), 'no longer staff').toBe('2026-10-11T09:00:00.000Z')
  })

  test('rejects strange session ids and the stored hash', async () => {
    const { sid } = await site.database.selectFrom('sessions').select('sid').executeTakeFirstOrThrow()
    for (const value of ['', "' or 1=1 --", 'a'.repeat(43), 'a'.repeat(10_000), '%00', sid])
      expect(await getStatusWithCookie(site, `seven_pillars_session=${value}`)).toBe(401)
  })
})

describe('sign-out', () => {
  const out = (site: TestApp, cookie: string, headers: Record<string, string>) =>
    site.visitor('GET', '/api/logout', undefined, { cookie, ...headers })

  test.each([
    [
      'a click on this site',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    ],
    ['a browser that sends no metadata', {}],
    ['an older browser on this site', { referer: 'http://localhost/goals' }],
  ])('ends the session on sign-out by %s', async (_how, headers) => {
    const reply = await out(site, member.cookie, { host: 'localhost', ...headers })
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe('/')
    expect(reply.headers['set-cookie']).toMatch(/^seven_pillars_session=signed-out; /)
    expect(await getStatusWithCookie(site, member.cookie)).toBe(401)
  })

  test('is ignored from images, scripts, frames and other sites', async () => {
    const requests: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' },
      { referer: 'https://evil.example/' },
    ]
    for (const headers of requests) {
      const reply = await out(site, member.cookie, headers)
      expect([reply.statusCode, reply.headers.location, reply.headers['set-cookie']]).toEqual([302, '/', undefined])
      expect(await getStatusWithCookie(site, member.cookie)).toBe(200)
    }
  })

  test('ends only the session that signs out', async () => {
    const elsewhere = formatCookieHeader(
      await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password }),
    )
    await out(site, member.cookie, {})
    expect(await getStatusWithCookie(site, elsewhere)).toBe(200)
  })
})

describe('sign-in redirect', () => {
  const login = async (site: TestApp, query: string, cookie = '') => {
    const reply = await site.visitor('GET', `/api/login${query}`, undefined, cookie ? { cookie } : {})
    expect(reply.statusCode).toBe(302)
    return reply.headers.location
  }

  test('keeps a return path on this site', async () => {
    expect(await login(site, '')).toBe('/sign-in')
    expect(await login(site, '?returnTo=/community%3Fpillar%3Dpurpose')).toBe(
      '/sign-in?returnTo=%2Fcommunity%3Fpillar%3Dpurpose',
    )
  })

  test('drops what is unknown or unsafe', async () => {
    for (const query of [
      '?returnTo=',
      '?returnTo=//evil.example',
      '?returnTo=%2F%5Cevil.example',
      '?returnTo=/%09/evil.example',
      '?returnTo=https://evil.example',
      '?returnTo=javascript:alert(1)',
      '?returnTo=%252F%252Fevil.example',
      '?returnTo=/goals&returnTo=//evil.example',
      '?returnTo[]=//evil.example',
      '?returnTo=/api/logout',
      '?returnTo=%00',
      '?returnTo=%ED%A0%80',
      '?screen=sign-in',
      '?screen=//evil.example',
      '?screen=sign-up/../api/logout',
      '?screen=SIGN-UP',
      '?screen=sign-up%00',
      '?screen=sign-up&screen=sign-up',
      '?screen[]=sign-up',
    ]) {
      expect(await login(site, query), query).toBe('/sign-in')
      expect(await login(site, query, member.cookie), query).toBe('/')
    }
  })

  test('leads to sign-up on request, with a safe return path', async () => {
    for (const [query, address] of [
      ['?screen=sign-up', '/sign-up'],
      ['?screen=sign-up&returnTo=/challenge/a', '/sign-up?returnTo=%2Fchallenge%2Fa'],
      ['?screen=sign-up&returnTo=//evil.example', '/sign-up'],
      ['?screen=sign-up&returnTo=/a/..//evil.example', '/sign-up'],
      ['?screen=sign-up&returnTo=/api/logout', '/sign-up'],
    ] as const)
      expect(await login(site, query)).toBe(address)
  })

  test('leads to sign-in instead of sign-up on a site that accepts no new members', async () => {
    const site = await startTestApp({ signUp: 'closed' })
    expect(await login(site, '?screen=sign-up&returnTo=/goals')).toBe('/sign-in?returnTo=%2Fgoals')
  })

  test('redirects a member who is already signed in to the return path', async () => {
    expect(await login(site, '', member.cookie)).toBe('/')
    expect(await login(site, '?returnTo=/goals', member.cookie)).toBe('/goals')
    expect(await login(site, '?returnTo=/goals&screen=sign-up', member.cookie)).toBe('/goals')
  })
})
