import { afterEach, describe, expect, test } from 'vitest'
import type { Client } from '#server/client.ts'
import type { Config } from '#server/config.ts'
import { transaction } from '#server/database/transaction.ts'
import { changeRole } from '#server/features/accounts/roles.ts'
import { cookiesOf, createTestApp, password, type Caller, type TestApp } from '#test/app.ts'
import { beginSession } from '../sessions/sessions.ts'
import { restoreMember, suspendMember } from './members.ts'

const open: TestApp[] = []

async function start(settings: Partial<Config> = {}): Promise<TestApp> {
  const site = await createTestApp(settings, { connections: 20 })
  open.push(site)
  return site
}

afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

const suspend = (admin: Caller, { id }: { id: string }) => admin.call('POST', `/api/admin/members/${id}/suspend`)
const restore = (admin: Caller, { id }: { id: string }) => admin.call('POST', `/api/admin/members/${id}/restore`)
const signIn = (site: TestApp, { email }: Caller, given = password) =>
  site.visitor('POST', '/api/auth/sign-in', { email, password: given })
const statusWith = async (site: TestApp, cookie: string) =>
  (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode
const sessionsOf = ({ database }: TestApp, { id }: Caller) =>
  database.selectFrom('sessions').select('sid').where('user_id', '=', id).execute()
const promote = ({ database, services }: TestApp, { id }: Caller) =>
  changeRole(database, { userId: id, role: 'admin', now: services.clock.now() })
const tokenOf = ({ services }: TestApp) => /#token=([\w-]+)/.exec(services.mail.sent.at(-1)?.text ?? '')?.[1]

describe('a suspended member', () => {
  test('is signed out everywhere at once; what he wrote stays', async () => {
    const site = await start()
    const [admin, man, other] = [await site.signUp(), await site.signUp(), await site.signUp()]
    const elsewhere = cookiesOf(await signIn(site, man))
    const { id } = (await man.call('POST', '/api/forum', { title: 'Mine', content: 'Words', pillar: 'mental' })).json()
    const reply = await suspend(admin, man)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      id: man.id,
      username: man.username,
      email: man.email,
      role: 'public',
      createdAt: '2026-03-10T09:00:00.000Z',
      suspendedAt: '2026-03-10T09:00:00.000Z',
    })
    expect([
      await statusWith(site, man.cookie),
      await statusWith(site, elsewhere),
      await statusWith(site, other.cookie),
    ]).toEqual([401, 401, 200])
    expect((await other.call('GET', `/api/forum/${id}`)).json()).toMatchObject({
      title: 'Mine',
      username: man.username,
    })
  })

  test('is told so only with the right password', async () => {
    const site = await start()
    const [admin, man] = [await site.signUp(), await site.signUp()]
    await suspend(admin, man)
    const right = await signIn(site, man)
    expect([right.statusCode, right.json()]).toEqual([
      403,
      { code: 'suspended', message: 'This account is suspended. Ask the person who runs this site.' },
    ])
    expect(right.headers['set-cookie']).toBeUndefined()
    const wrong = await signIn(site, man, 'not his password')
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { code: 'wrong-sign-in', message: 'That email and password do not match.' },
    ])
    expect(await sessionsOf(site, man)).toEqual([])
  })

  test('is let in by no mailed link', async () => {
    const site = await start()
    const [admin, man] = [await site.signUp(), await site.signUp()]
    await man.call('POST', '/api/auth/request-verification')
    const proof = tokenOf(site)
    await suspend(admin, man)
    expect((await site.visitor('POST', '/api/auth/verify', { token: proof })).statusCode).toBe(200)
    const before = site.services.mail.sent.length
    await site.visitor('POST', '/api/auth/request-reset', { email: man.email })
    await expect.poll(() => site.services.mail.sent.length).toBe(before + 1)
    const reset = await site.visitor('POST', '/api/auth/reset', {
      token: tokenOf(site),
      password: 'a better horse battery',
    })
    expect([reset.statusCode, await statusWith(site, cookiesOf(reset))]).toEqual([200, 401])
    expect((await signIn(site, man, 'a better horse battery')).statusCode).toBe(403)
  })

  test('becomes no less suspended by a proof that makes him an admin', async () => {
    const site = await start({ adminEmails: ['boss@example.org'] })
    const boss = await site.signUp({ email: 'boss@example.org' })
    await suspendMember(site, { userId: boss.id, by: null })
    await site.visitor('POST', '/api/auth/request-reset', { email: boss.email })
    await expect.poll(() => site.services.mail.sent.length).toBe(1)
    await site.visitor('POST', '/api/auth/reset', { token: tokenOf(site), password })
    expect((await signIn(site, boss)).statusCode).toBe(403)
    await restoreMember(site, { userId: boss.id, by: null })
    expect((await signIn(site, boss)).json().role).toBe('admin')
  })

  test('can sign in again once restored; his old cookies stay dead', async () => {
    const site = await start()
    const [admin, man] = [await site.signUp(), await site.signUp()]
    await suspend(admin, man)
    expect((await restore(admin, man)).json()).toMatchObject({ id: man.id, suspendedAt: null })
    expect(await statusWith(site, man.cookie)).toBe(401)
    expect((await signIn(site, man)).statusCode).toBe(200)
  })

  test('stays suspended since the first time; restoring who is not changes nothing', async () => {
    const site = await start()
    const [admin, man] = [await site.signUp(), await site.signUp()]
    expect((await restore(admin, man)).json().suspendedAt).toBeNull()
    expect(await statusWith(site, man.cookie)).toBe(200)
    await suspend(admin, man)
    site.services.clock.advance({ days: 1 })
    expect((await suspend(admin, man)).json().suspendedAt).toBe('2026-03-10T09:00:00.000Z')
  })

  test('has no session left, however his sign-ins and his new password cross the suspension', async () => {
    const site = await start()
    const [, man] = [await site.signUp(), await site.signUp()]
    let cookie = man.cookie
    for (let round = 0; round < 8; round++) {
      const replies = await Promise.all([
        signIn(site, man),
        site.visitor('POST', '/api/account/password', { currentPassword: password, newPassword: password }, { cookie }),
        suspendAfter(site, man, round * 12),
        signIn(site, man),
      ])
      expect(await sessionsOf(site, man)).toEqual([])
      for (const reply of replies)
        if (reply && reply.statusCode < 300) expect(await statusWith(site, cookiesOf(reply))).toBe(401)
      await restoreMember(site, { userId: man.id, by: null })
      site.services.clock.advance({ days: 1 })
      cookie = cookiesOf(await signIn(site, man))
    }
  })

  test('has none either where a session begins without a password, as after signing up', async () => {
    const site = await start()
    const [, man] = [await site.signUp(), await site.signUp()]
    const client: Client = {
      address: '10.8.0.1',
      userAgent: null,
      sessionCookie: null,
      deviceCookie: null,
      origin: 'http://localhost',
      ownNavigation: true,
    }
    for (let round = 0; round < 20; round++) {
      const begun = () => transaction(site.database, (tx) => beginSession(tx, site, client, man.id))
      await Promise.allSettled([begun(), begun(), suspendMember(site, { userId: man.id, by: null }), begun(), begun()])
      expect(await sessionsOf(site, man)).toEqual([])
      await expect(begun()).rejects.toMatchObject({ code: 'suspended' })
      await restoreMember(site, { userId: man.id, by: null })
    }
  })
})

describe('suspending', () => {
  test('is refused for oneself and for who is not there', async () => {
    const site = await start()
    const [admin, other] = [await site.signUp(), await site.signUp()]
    await promote(site, other)
    const self = await suspend(admin, admin)
    expect([self.statusCode, self.json().code, self.json().message]).toEqual([
      409,
      'conflict',
      'You cannot suspend yourself.',
    ])
    for (const act of [suspend, restore]) {
      const missing = await act(admin, { id: '01900000-0000-7000-8000-000000000000' })
      expect([missing.statusCode, missing.json().message]).toEqual([404, 'Member not found.'])
    }
  })

  test('leaves an admin who can sign in, also of two who suspend each other at once', async () => {
    const site = await start()
    const [one, two] = [await site.signUp(), await site.signUp()]
    await promote(site, two)
    for (let round = 0; round < 10; round++) {
      const outcomes = await Promise.allSettled([
        suspendMember(site, { userId: one.id, by: two.id }),
        suspendMember(site, { userId: two.id, by: one.id }),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      for (const { id } of [one, two]) await restoreMember(site, { userId: id, by: null })
    }
  })

  test('an admin makes the other the last one', async () => {
    const site = await start()
    const [one, two] = [await site.signUp(), await site.signUp()]
    await promote(site, two)
    await suspendMember(site, { userId: two.id, by: null })
    await expect(suspendMember(site, { userId: one.id, by: null })).rejects.toMatchObject({ code: 'last-admin' })
    await expect(
      changeRole(site.database, { userId: one.id, role: 'public', now: site.services.clock.now() }),
    ).rejects.toMatchObject({ code: 'last-admin' })
    expect((await one.call('POST', '/api/account/delete', { password, posts: 'keep' })).json().code).toBe('last-admin')
  })

  test('cannot be done, nor undone, by an admin who has been suspended meanwhile', async () => {
    const site = await start()
    const [, two, man] = [await site.signUp(), await site.signUp(), await site.signUp()]
    await promote(site, two)
    await suspendMember(site, { userId: two.id, by: null })
    for (const act of [suspendMember, restoreMember]) {
      for (const { id } of [man, two])
        await expect(act(site, { userId: id, by: two.id })).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  test('and the list are for admins by role, also where everybody sees the admin screens', async () => {
    const site = await start({ adminAccess: 'everyone' })
    const [admin, man, other] = [await site.signUp(), await site.signUp(), await site.signUp()]
    for (const reply of [
      await man.call('GET', '/api/admin/members'),
      await suspend(man, other),
      await restore(man, other),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden'])
    }
    expect((await suspend(admin, other)).statusCode).toBe(200)
  })
})

describe('the list of members', () => {
  const names = (reply: { json: () => { username: string }[] }) => reply.json().map(({ username }) => username)

  test('comes newest first, page by page', async () => {
    const site = await start()
    const admin = await site.signUp()
    for (let each = 0; each < 4; each++) await site.signUp()
    const first = await admin.call('GET', '/api/admin/members?limit=2')
    expect(names(first)).toEqual(['man5', 'man4'])
    const next = /<(.*)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect(names(await admin.call('GET', next))).toEqual(['man3', 'man2'])
    expect(Object.keys(first.json()[0]).toSorted()).toEqual([
      'createdAt',
      'email',
      'id',
      'role',
      'suspendedAt',
      'username',
    ])
  })

  test('finds part of a username or of an address, whatever the capitals, and takes no character for a wildcard', async () => {
    const site = await start()
    const admin = await site.signUp()
    await site.signUp({ username: 'Élan_1', email: 'first@example.org' })
    await site.signUp({ username: 'Elan-2', email: 'Second.Man@example.org' })
    const found = async (query: string) =>
      names(await admin.call('GET', `/api/admin/members?query=${encodeURIComponent(query)}`))
    expect(await found('éLAN')).toEqual(['Élan_1'])
    expect(await found('n_')).toEqual(['Élan_1'])
    expect(await found(' SECOND.m ')).toEqual(['Elan-2'])
    expect(await found('example.org')).toHaveLength(3)
    expect(await found('')).toHaveLength(3)
    for (const nobody of ['%', 'e%n', '\\', "' or 1=1", 'nobody']) expect(await found(nobody)).toEqual([])
  })

  test('refuses what it cannot read', async () => {
    const site = await start()
    const admin = await site.signUp()
    for (const query of [
      `query=${'a'.repeat(255)}`,
      'query=a&query=b',
      'query=%00',
      'cursor=x',
      'limit=101',
      'limit=0',
      'role=admin',
    ]) {
      expect((await admin.call('GET', `/api/admin/members?${query}`)).statusCode, query).toBe(400)
    }
  })
})

async function suspendAfter(site: TestApp, { id }: Caller, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await suspendMember(site, { userId: id, by: null })
}
