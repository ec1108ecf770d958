import { afterAll, describe, expect, test } from 'vitest'
import { formatCookieHeader, createTestApp, password } from '#test/app.ts'
import { createWebDir } from '#test/web-dir.ts'
import { createApp } from '../app.ts'
import { suspendMember } from '../features/moderation/suspension.ts'
import { hashToken } from '../services/tokens.ts'

const host = 'pillars.example.org'
const site = await createTestApp({ publicUrl: `https://${host}` })
const app = createApp(site, { webDir: createWebDir() })
await site.signUp()
afterAll(async () => {
  await app.close()
  await site.close()
})

const loadPage = (cookie: string) => app.inject({ url: '/', headers: { cookie, host } })
const getUserStatus = async (cookie: string) =>
  (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode
const getCookieValue = (cookies: string, name: string) => new RegExp(`${name}=([^;]*)`).exec(cookies)?.[1] ?? ''

/** Turns a member's session into one of a version whose cookies had no prefix. */
async function downgrade(cookies: string): Promise<string> {
  const value = getCookieValue(cookies, '__Host-seven_pillars_session')
  const earlier = value.replace('https.', '')
  await site.database
    .updateTable('sessions')
    .set({ sid: hashToken(earlier) })
    .where('sid', '=', hashToken(value))
    .execute()
  return earlier
}

describe('cookies over HTTPS', () => {
  test('have the __Host- prefix', async () => {
    const { email } = await site.signUp()
    const { headers } = await site.visitor('POST', '/api/auth/sign-in', { email, password })
    for (const cookie of [headers['set-cookie']].flat())
      expect(cookie).toMatch(/^__Host-seven_pillars_(session|device)=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure;/)
  })

  test('are not accepted without the prefix, which a sibling host could plant', async () => {
    const { cookie } = await site.signUp()
    expect(await getUserStatus(cookie)).toBe(200)
    expect(await getUserStatus(cookie.replaceAll('__Host-', ''))).toBe(401)
  })

  test('of an earlier version are accepted until their session ends, and replaced by the next page', async () => {
    const { cookie } = await site.signUp()
    const value = await downgrade(cookie)
    const old = `seven_pillars_session=${value}`
    expect(await getUserStatus(old)).toBe(200)
    const { headers } = await loadPage(old)
    expect(headers['set-cookie']).toEqual([
      `__Host-seven_pillars_session=${value}; Max-Age=63072000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      'seven_pillars_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    const renewed = `__Host-seven_pillars_session=${value}`
    expect(await getUserStatus(renewed)).toBe(200)
    expect((await loadPage(renewed)).headers['set-cookie']).toBeUndefined()
  })

  test('of an earlier version are replaced only for a valid session', async () => {
    expect((await loadPage(`seven_pillars_session=${'a'.repeat(43)}`)).headers['set-cookie']).toBeUndefined()
  })

  test('with the prefix win over planted ones', async () => {
    const [member, attacker] = [await site.signUp(), await site.signUp()]
    const planted = `seven_pillars_session=${await downgrade(attacker.cookie)}`
    const reply = await site.visitor('GET', '/api/auth/user', undefined, { cookie: `${planted}; ${member.cookie}` })
    expect(reply.json().id).toBe(member.id)
  })

  test('say that the member signed out, under the name with the prefix, which a sibling host cannot plant', async () => {
    const { cookie } = await site.signUp()
    const both = `${cookie}; seven_pillars_session=${'a'.repeat(43)}`
    const { headers } = await site.visitor('GET', '/api/logout', undefined, { cookie: both })
    expect(headers['set-cookie']).toEqual([
      '__Host-seven_pillars_session=https.signed-out; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
      'seven_pillars_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    const device = /__Host-seven_pillars_device=[^;]+/.exec(cookie)?.[0]
    for (const value of ['signed-out', 'https.signed-out'])
      expect((await loadPage(`seven_pillars_session=${value}; ${device}`)).json().signedOutUserId).toBeUndefined()
    expect(headers['clear-site-data']).toBe('"cache"')
    expect(await getUserStatus(cookie)).toBe(401)
  })
})

test('clears the browser cache only at sign-out and account deletion', async () => {
  const { cookie, call } = await site.signUp()
  const crossSite = await site.visitor('GET', '/api/logout', undefined, { cookie, 'sec-fetch-site': 'cross-site' })
  expect(crossSite.headers['clear-site-data']).toBeUndefined()
  const deleted = await call('POST', '/api/account/delete', { password, posts: 'keep' })
  expect(deleted.headers['clear-site-data']).toBe('"cache"')
})

test('tells only the browser of a suspended member to delete their drafts', async () => {
  const [member, other] = [await site.signUp(), await site.signUp()]
  const readSuspended = async (cookie: string) => (await loadPage(cookie)).json().signedOutUserId
  expect(await readSuspended(member.cookie)).toBeUndefined()
  await suspendMember(site, { userId: member.id, source: 'command' })
  expect(await readSuspended(member.cookie)).toBe(member.id)
  const device = getCookieValue(member.cookie, '__Host-seven_pillars_device')
  const forged = device.replace(/\.[^.]*$/, `.${'a'.repeat(43)}`)
  const signedIn = formatCookieHeader(
    await site.visitor('POST', '/api/auth/sign-in', { email: other.email, password }, {}),
  )
  for (const cookie of ['', `__Host-seven_pillars_device=${forged}`, '__Host-seven_pillars_device=x.y.z', signedIn])
    expect(await readSuspended(cookie)).toBeUndefined()
})
