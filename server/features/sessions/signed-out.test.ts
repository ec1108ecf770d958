import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { formatCookieHeader, password, type TestApp, type TestClient } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { createWebDir } from '#test/web-dir.ts'
import { runAdminCommand } from '../../admin-commands.ts'
import { endMemberSessions } from '../members/access.ts'
import { suspendMember } from '../moderation/suspension.ts'

let site: TestApp
let app: FastifyInstance
let member: TestClient
/** The cookies of another browser of the member. */
let phone: string

beforeEach(async () => {
  site = await startTestApp()
  app = createApp(site, { webDir: createWebDir() })
  onTestFinished(() => app.close())
  await site.signUp()
  member = await site.signUp()
  phone = await signIn(member)
})

async function signIn({ email }: TestClient, cookie = ''): Promise<string> {
  const reply = await site.visitor('POST', '/api/auth/sign-in', { email, password }, cookie ? { cookie } : {})
  expect(reply.statusCode).toBe(200)
  return formatCookieHeader(reply)
}

const getPage = async (cookie: string, url = '/goals') => (await app.inject({ url, headers: { cookie } })).json()
const getSignedOut = async (cookie: string) => (await getPage(cookie)).signedOutUserId
const getCode = async (cookie: string) =>
  (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).json().code

/** The cookies that a browser sends after a reply. */
function update(cookie: string, reply: { cookies: { name: string; value: string; maxAge?: number }[] }): string {
  const jar = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair]))
  for (const { name, value, maxAge } of reply.cookies) {
    if (maxAge === 0) jar.delete(name)
    else jar.set(name, `${name}=${value}`)
  }
  return [...jar.values()].join('; ')
}

test('leaves the drafts of a session that expired before the member ended all sessions', async () => {
  site.services.clock.advance({ days: 181 })
  const returned = await signIn(member)
  await site.visitor('DELETE', '/api/account/sessions', undefined, { cookie: returned })
  expect(await getCode(phone)).toBe('not-signed-in')
  expect(await getSignedOut(phone)).toBeUndefined()
})

describe('the browser of a member who signed out', () => {
  const logOut = async (cookie: string, headers = {}) =>
    update(cookie, await site.visitor('GET', '/api/logout', undefined, { cookie, ...headers }))

  test('is told to delete their drafts by every page and call, until a member signs in', async () => {
    expect(await getSignedOut(phone)).toBeUndefined()
    const cookie = await logOut(phone)
    for (let visit = 0; visit < 2; visit++) {
      expect(await getSignedOut(cookie)).toBe(member.id)
      expect(await getCode(cookie)).toBe('signed-out')
    }
    const signedIn = await signIn(member, cookie)
    expect(await getSignedOut(signedIn)).toBeUndefined()
    expect(await getCode(signedIn)).toBeUndefined()
  })

  test('is told so too when the session had expired before', async () => {
    site.services.clock.advance({ days: 400 })
    expect(await getSignedOut(phone)).toBeUndefined()
    expect(await getSignedOut(await logOut(phone))).toBe(member.id)
  })

  test('is told so by the landing page too, and signing out again changes nothing', async () => {
    const cookie = await logOut(await logOut(phone))
    expect((await getPage(cookie, '/')).signedOutUserId).toBe(member.id)
  })

  test('is the only one that is signed out, and not by another site', async () => {
    expect(await logOut(phone, { 'sec-fetch-site': 'cross-site' })).toBe(phone)
    await logOut(phone)
    expect(await getCode(member.cookie)).toBeUndefined()
    expect(await getCode(phone), 'a copy of the cookie').toBe('not-signed-in')
  })
})

describe('the other browsers of a member', () => {
  const newPassword = 'a better horse battery'
  const mailedToken = () => /#token=([\w-]+)/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[1]
  const context = () => ({ ...site, logger: site.logger })

  test.each<[string, () => Promise<unknown>]>([
    ['they sign out everywhere', () => member.call('DELETE', '/api/account/sessions')],
    [
      'they change the password',
      () => member.call('POST', '/api/account/password', { currentPassword: password, newPassword }),
    ],
    [
      'they reset the password',
      async () => {
        await site.visitor('POST', '/api/auth/request-reset', { email: member.email })
        await expect.poll(mailedToken).toBeDefined()
        return site.visitor('POST', '/api/auth/reset', { token: mailedToken(), password: newPassword })
      },
    ],
    [
      'they change the email address',
      async () => {
        await member.call('POST', '/api/account/email', { email: 'new@example.org', password })
        return member.call('POST', '/api/auth/verify', { token: mailedToken() })
      },
    ],
    ['an admin ends their sessions', () => endMemberSessions(context(), { userId: member.id, source: 'command' })],
    ['an admin suspends them', () => suspendMember(context(), { userId: member.id, source: 'command' })],
    ['the operator changes the address', () => runAdminCommand(site, ['change-email', member.email, 'x@example.org'])],
    ['they delete the account', () => member.call('POST', '/api/account/delete', { password, posts: 'remove' })],
  ])('are told to delete the drafts when %s', async (_how, act) => {
    await act()
    expect(await getSignedOut(phone)).toBe(member.id)
    expect(await getCode(phone)).toBe('signed-out')
  })

  test('are told so after the session would have expired', async () => {
    await member.call('DELETE', '/api/account/sessions')
    site.services.clock.advance({ days: 300 })
    await site.signUp()
    await signIn(await site.signUp())
    expect(await getSignedOut(phone)).toBe(member.id)
  })

  test('are told nothing once the cookie would have ended', async () => {
    await member.call('DELETE', '/api/account/sessions')
    site.services.clock.advance({ days: 731 })
    await signIn(await site.signUp())
    expect(await site.database.selectFrom('ended_sessions').select('sid').execute()).toEqual([])
    expect(await getSignedOut(phone)).toBeUndefined()
  })
})

describe('a browser', () => {
  test('keeps the drafts when the session expires', async () => {
    site.services.clock.advance({ days: 200 })
    expect(await getSignedOut(phone)).toBeUndefined()
    expect(await getCode(phone)).toBe('not-signed-in')
    await signIn(await site.signUp())
    expect(await getSignedOut(phone), 'after the session was removed').toBeUndefined()
  })

  test('keeps the drafts when the same member changes the password in it', async () => {
    const reply = await member.call('POST', '/api/account/password', {
      currentPassword: password,
      newPassword: 'a better horse battery',
    })
    expect(await getCode(member.cookie), 'a call that was sent before the reply').toBe('not-signed-in')
    expect(await getCode(update(member.cookie, reply))).toBeUndefined()
  })

  test('is told nothing about members whose cookies it does not have', async () => {
    await member.call('DELETE', '/api/account/sessions')
    const [session = ''] = /seven_pillars_session=[^;]+/.exec(phone) ?? []
    for (const cookie of ['', session, `${session}; seven_pillars_device=</script>.x.y`, 'seven_pillars_session=x'])
      expect(await getSignedOut(cookie)).toBeUndefined()
  })

  test('does not keep the id of the member in the database after the account is deleted', async () => {
    await member.call('POST', '/api/account/delete', { password, posts: 'remove' })
    const rows = await site.database.selectFrom('ended_sessions').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['expire', 'sid'])
  })
})
