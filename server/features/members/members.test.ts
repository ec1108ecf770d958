import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#server/client.ts'
import { transaction } from '#server/database/transaction.ts'
import { changeRole } from '#server/features/accounts/roles.ts'
import { formatCookieHeader, password, type TestClient, type TestApp } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { restoreMember, suspendMember } from '../moderation/suspension.ts'
import { startSession } from '../sessions/sessions.ts'

let site: TestApp
let admin: TestClient
let member: TestClient

beforeEach(async () => {
  site = await startTestApp({}, { connections: 20 })
  admin = await site.signUp()
  member = await site.signUp()
})

const suspend = (admin: TestClient, { id }: { id: string }) => admin.call('POST', `/api/admin/members/${id}/suspend`)
const restore = (admin: TestClient, { id }: { id: string }) => admin.call('POST', `/api/admin/members/${id}/restore`)
const signIn = (site: TestApp, { email }: TestClient, given = password) =>
  site.visitor('POST', '/api/auth/sign-in', { email, password: given })
const getStatusWithCookie = async (site: TestApp, cookie: string) =>
  (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode
const listSessions = ({ database }: TestApp, { id }: TestClient) =>
  database.selectFrom('sessions').select('sid').where('user_id', '=', id).execute()
const promote = ({ database, services }: TestApp, { id }: TestClient) =>
  changeRole({ database, services }, { userId: id, role: 'admin' })
const getMailedToken = ({ services }: TestApp) => /#token=([\w-]+)/.exec(services.mail.sent.at(-1)?.text ?? '')?.[1]

describe('suspended members', () => {
  test('signs a suspended member out everywhere and keeps their posts', async () => {
    const other = await site.signUp()
    const elsewhere = formatCookieHeader(await signIn(site, member))
    const { id } = (
      await member.call('POST', '/api/forum', { title: 'Mine', content: 'Words', pillar: 'mental' })
    ).json()
    const reply = await suspend(admin, member)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      id: member.id,
      username: member.username,
      role: 'member',
      suspendedAt: '2026-03-10T09:00:00.000Z',
      suspendedUntil: null,
      sessions: 0,
      discussions: 1,
    })
    expect([
      await getStatusWithCookie(site, member.cookie),
      await getStatusWithCookie(site, elsewhere),
      await getStatusWithCookie(site, other.cookie),
    ]).toEqual([401, 401, 200])
    expect((await other.call('GET', `/api/forum/${id}`)).json()).toMatchObject({
      title: 'Mine',
      username: member.username,
    })
  })

  test('reveals a suspension only with the right password', async () => {
    await suspend(admin, member)
    const right = await signIn(site, member)
    expect([right.statusCode, right.json()]).toEqual([
      403,
      { code: 'suspended', message: 'This account is suspended. Please contact the person who runs this site.' },
    ])
    expect(right.headers['set-cookie']).toBeUndefined()
    const wrong = await signIn(site, member, 'not the password')
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { code: 'wrong-sign-in', message: 'That email and password don’t match.' },
    ])
    expect(await listSessions(site, member)).toEqual([])
  })

  test('does not let a suspended member in through an emailed link', async () => {
    await member.call('POST', '/api/auth/request-verification')
    const proof = getMailedToken(site)
    await suspend(admin, member)
    expect((await site.visitor('POST', '/api/auth/verify', { token: proof })).statusCode).toBe(200)
    const before = site.services.mail.sent.length
    await site.visitor('POST', '/api/auth/request-reset', { email: member.email })
    await expect.poll(() => site.services.mail.sent.length).toBe(before + 1)
    const reset = await site.visitor('POST', '/api/auth/reset', {
      token: getMailedToken(site),
      password: 'a better horse battery',
    })
    expect([reset.statusCode, await getStatusWithCookie(site, formatCookieHeader(reset))]).toEqual([200, 401])
    expect((await signIn(site, member, 'a better horse battery')).statusCode).toBe(403)
  })

  test('keeps a member suspended when a verified address makes them an admin', async () => {
    const site = await startTestApp({ adminEmails: ['boss@example.org'] })
    const boss = await site.signUp({ email: 'boss@example.org' })
    await suspendMember(site, { userId: boss.id, source: 'command' })
    await site.visitor('POST', '/api/auth/request-reset', { email: boss.email })
    await expect.poll(() => site.services.mail.sent.length).toBe(1)
    await site.visitor('POST', '/api/auth/reset', { token: getMailedToken(site), password })
    expect((await signIn(site, boss)).statusCode).toBe(403)
    await restoreMember(site, { userId: boss.id, source: 'command' })
    expect((await signIn(site, boss)).json().role).toBe('admin')
  })

  test('lets a restored member sign in again, but not with old cookies', async () => {
    await suspend(admin, member)
    expect((await restore(admin, member)).json()).toMatchObject({ id: member.id, suspendedAt: null })
    expect(await getStatusWithCookie(site, member.cookie)).toBe(401)
    expect((await signIn(site, member)).statusCode).toBe(200)
  })

  test('keeps the first suspension time, and ignores restoring an active member', async () => {
    expect((await restore(admin, member)).json().suspendedAt).toBeNull()
    expect(await getStatusWithCookie(site, member.cookie)).toBe(200)
    await suspend(admin, member)
    site.services.clock.advance({ days: 1 })
    expect((await suspend(admin, member)).json().suspendedAt).toBe('2026-03-10T09:00:00.000Z')
  })

  test('leaves no session when sign-ins and a password change race with a suspension', async () => {
    let cookie = member.cookie
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all([
        signIn(site, member),
        site.visitor('POST', '/api/account/password', { currentPassword: password, newPassword: password }, { cookie }),
        suspendAfter(site, member, round * 24),
        signIn(site, member),
      ])
      expect(await listSessions(site, member)).toEqual([])
      for (const reply of replies)
        if (reply && reply.statusCode < 300)
          expect(await getStatusWithCookie(site, formatCookieHeader(reply))).toBe(401)
      await restoreMember(site, { userId: member.id, source: 'command' })
      site.services.clock.advance({ days: 1 })
      cookie = formatCookieHeader(await signIn(site, member))
    }
  })

  test('leaves no session when sessions started without a password race with a suspension', async () => {
    const client: Client = {
      address: '10.8.0.1',
      userAgent: null,
      sessionCookie: null,
      signedOut: false,
      deviceCookie: null,
      origin: 'http://localhost',
      secure: false,
      sameSiteNavigation: true,
    }
    for (let round = 0; round < 5; round++) {
      const begun = () => transaction(site.database, (tx) => startSession(tx, site, client, member.id))
      await Promise.allSettled([
        begun(),
        begun(),
        suspendMember(site, { userId: member.id, source: 'command' }),
        begun(),
        begun(),
      ])
      expect(await listSessions(site, member)).toEqual([])
      await expect(begun()).rejects.toMatchObject({ code: 'suspended' })
      await restoreMember(site, { userId: member.id, source: 'command' })
    }
  })
})

describe('suspension', () => {
  test('does not let an admin suspend themselves or an unknown member', async () => {
    await promote(site, member)
    const self = await suspend(admin, admin)
    expect([self.statusCode, self.json().code, self.json().message]).toEqual([
      409,
      'conflict',
      'You can’t suspend yourself.',
    ])
    for (const act of [suspend, restore]) {
      const missing = await act(admin, { id: '01900000-0000-7000-8000-000000000000' })
      expect([missing.statusCode, missing.json().message]).toEqual([404, 'Member not found.'])
    }
  })

  test('records a decision when a suspension for some days becomes one for good', async () => {
    const body = { action: 'suspend', days: 3 }
    expect((await admin.call('POST', `/api/moderation/members/${member.id}`, body)).statusCode).toBe(200)
    for (let time = 0; time < 2; time++)
      expect((await suspend(admin, member)).json()).toMatchObject({ suspendedUntil: null })
    const { decisions } = (await admin.call('GET', `/api/moderation/members/${member.id}`)).json()
    expect(decisions.map(({ until }: { until: string | null }) => until)).toEqual([null, '2026-03-13T09:00:00.000Z'])
  })

  test('does not let two admins suspend each other', async () => {
    await promote(site, member)
    const replies = await Promise.all([suspend(admin, member), suspend(member, admin)])
    expect(replies.map((reply) => reply.json().code)).toEqual(['conflict', 'conflict'])
    for (const { call } of [admin, member]) expect((await call('GET', '/api/auth/user')).statusCode).toBe(200)
  })

  test('keeps one active admin when the operator suspends both at the same time', async () => {
    await promote(site, member)
    for (let round = 0; round < 3; round++) {
      const outcomes = await Promise.allSettled([
        suspendMember(site, { userId: admin.id, source: 'command' }),
        suspendMember(site, { userId: member.id, source: 'command' }),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      for (const { id } of [admin, member]) await restoreMember(site, { userId: id, source: 'command' })
    }
  })

  test('protects the last active admin after another admin is suspended', async () => {
    await promote(site, member)
    await suspendMember(site, { userId: member.id, source: 'command' })
    await expect(suspendMember(site, { userId: admin.id, source: 'command' })).rejects.toMatchObject({
      code: 'last-admin',
    })
    await expect(changeRole(site, { userId: admin.id, role: 'member' })).rejects.toMatchObject({ code: 'last-admin' })
    expect((await admin.call('POST', '/api/account/delete', { password, posts: 'keep' })).json().code).toBe(
      'last-admin',
    )
  })

  test('does not let a suspended admin suspend or restore members', async () => {
    const other = await site.signUp()
    await promote(site, other)
    await suspendMember(site, { userId: other.id, source: 'command' })
    for (const act of [suspendMember, restoreMember]) {
      for (const { id } of [member, other])
        await expect(
          act(site, { userId: id, source: { actorId: other.id, address: '127.0.0.1' } }),
        ).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('member list', () => {
  const names = (reply: { json: () => { username: string }[] }) => reply.json().map(({ username }) => username)

  test('finds members by part of a username or email, ignoring case and wildcards', async () => {
    await site.signUp({ username: 'Élan_1', email: 'first@example.org' })
    await site.signUp({ username: 'Elan-2', email: 'Second.Member@example.org' })
    const found = async (query: string) =>
      names(await admin.call('GET', `/api/admin/members?query=${encodeURIComponent(query)}`))
    expect(await found('éLAN')).toEqual(['Élan_1'])
    expect(await found('n_')).toEqual(['Élan_1'])
    expect(await found(' SECOND.m ')).toEqual(['Elan-2'])
    expect(await found('example.org')).toHaveLength(4)
    expect(await found('')).toHaveLength(4)
    for (const nobody of ['%', 'e%n', '\\', "' or 1=1", 'nobody']) expect(await found(nobody)).toEqual([])
  })

  test('rejects invalid query parameters', async () => {
    for (const query of [
      `query=${'a'.repeat(255)}`,
      'query=a&query=b',
      'query=%00',
      'cursor=x',
      'limit=101',
      'limit=0',
      'role=public',
      'status=gone',
      'sort=email',
    ]) {
      expect((await admin.call('GET', `/api/admin/members?${query}`)).statusCode, query).toBe(400)
    }
  })
})

async function suspendAfter(site: TestApp, { id }: TestClient, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await suspendMember(site, { userId: id, source: 'command' })
}
