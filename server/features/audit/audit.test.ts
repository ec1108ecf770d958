import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { createTestApp, formatCookieHeader, password, type TestApp, type TestClient } from '#test/app.ts'
import { runAdminCommand } from '../../admin-commands.ts'
import { deleteOldEntries, forgetOldAddresses } from './audit-log.ts'
import { recordEvent, recordFailure } from './record.ts'

let site: TestApp
let admin: TestClient
let member: TestClient
let log: { msg: string; kind?: string; [field: string]: unknown }[]

beforeEach(async () => {
  const lines: typeof log = []
  log = lines
  site = await createTestApp(
    { logLevel: 'info', adminEmails: [] },
    { logTo: { write: (line) => void lines.push(JSON.parse(line)) } },
  )
  admin = await site.signUp()
  member = await site.signUp()
})
afterEach(() => site.close())

const list = async (query = ''): Promise<AuditEntry[]> => (await admin.call('GET', `/api/admin/audit${query}`)).json()
const signIn = (email: string, given: string, remoteAddress = '203.0.113.7') =>
  site.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email, password: given }, remoteAddress })

describe('an entry', () => {
  test('says who set up the site and who signed up', async () => {
    expect(await list('?kind=setup')).toMatchObject([{ member: { id: admin.id }, detail: 'admin' }])
    expect(await list('?kind=sign-up')).toMatchObject([{ member: { id: member.id }, detail: 'public' }])
  })

  test('says that a suspended member gave the right password', async () => {
    await runAdminCommand(site, ['suspend', member.email])
    expect((await signIn(member.email, password)).statusCode).toBe(403)
    expect(await list('?kind=sign-in-failed')).toMatchObject([{ member: { id: member.id }, detail: 'suspended' }])
  })

  test('says when ADMIN_EMAILS made a member an admin', async () => {
    site.config.adminEmails.push(member.email)
    for (let time = 0; time < 2; time++) await runAdminCommand(site, ['verify', member.email])
    expect(await list('?kind=role-change')).toMatchObject([
      { member: { id: member.id }, detail: 'admin', via: 'command' },
    ])
  })

  test('stays without a name after the member is deleted', async () => {
    await signIn(member.email, password)
    expect((await member.call('POST', '/api/account/delete', { password, posts: 'remove' })).statusCode).toBe(200)
    const entries = await list()
    const gone = { id: entries[0]?.member?.id, username: null }
    expect(gone.id).toEqual(expect.any(String))
    expect(entries).toMatchObject([
      { kind: 'deletion', member: gone, actor: gone },
      { kind: 'sign-in', member: gone },
      { kind: 'sign-up', member: gone },
      { kind: 'setup', member: { username: admin.username } },
    ])
    const rows = JSON.stringify(await site.database.selectFrom('audit_log').selectAll().execute())
    for (const trace of [member.id, member.username, member.email]) expect(rows).not.toContain(trace)
  })

  test('is not written when the change fails', async () => {
    await sql`alter table sessions rename to away`.execute(site.database)
    expect((await signIn(member.email, password)).statusCode).toBe(500)
    await sql`alter table away rename to sessions`.execute(site.database)
    expect(await list('?kind=sign-in')).toEqual([])
    expect(log.filter(({ msg, kind }) => msg === 'security log' && kind === 'sign-in')).toEqual([])
  })
})

describe('a flood of failures', () => {
  const fail = (address: string, memberId: string | null = member.id) =>
    recordFailure(site, { kind: 'sign-in-failed', memberId, source: { actorId: null, address } })

  test('is counted in one entry per account, address and ten minutes', async () => {
    for (let attempt = 0; attempt < 20; attempt++) await fail('203.0.113.7')
    await fail('203.0.113.8')
    await fail('203.0.113.7', null)
    site.services.clock.advance({ minutes: 10 })
    await fail('203.0.113.7')
    const entries = await list('?kind=sign-in-failed')
    expect(entries.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 20])
    expect(log.filter(({ kind }) => kind === 'sign-in-failed')).toHaveLength(4)
  })

  test('from many addresses adds few entries, and one without an address counts the rest', async () => {
    for (let host = 0; host < 60; host++) await fail(`198.51.100.${host}`)
    const rows = await site.database.selectFrom('audit_log').selectAll().where('kind', '=', 'sign-in-failed').execute()
    expect(rows.length).toBeLessThanOrEqual(51)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(60)
    expect(rows.find(({ address }) => address === null)?.count).toBe(10)
  })

  test('is counted when refused calls come at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => member.call('GET', '/api/admin/status')))
    const [entry, ...others] = await list('?kind=refused')
    expect([entry?.count, others.length]).toEqual([10, 0])
  })
})

describe('repeated events', () => {
  const exportData = (address = '203.0.113.7', { id } = member) =>
    recordEvent(site, { kind: 'export', memberId: id, source: { actorId: id, address } })
  const minutes = (count: number) => site.services.clock.advance({ minutes: count })

  test('of a member are counted in one entry per kind and hour, with the time of the last', async () => {
    for (let download = 0; download < 5; download++) {
      await exportData()
      minutes(10)
    }
    await member.call('DELETE', '/api/account/sessions')
    minutes(20)
    await exportData()
    expect((await list()).slice(0, 3)).toMatchObject([
      { kind: 'export', count: 1, createdAt: '2026-03-10T10:10:00.000Z' },
      { kind: 'sign-out-everywhere', count: 1 },
      { kind: 'export', count: 5, createdAt: '2026-03-10T09:00:00.000Z', lastAt: '2026-03-10T09:40:00.000Z' },
    ])
    expect(log.filter(({ msg, kind }) => msg === 'security log' && kind === 'export')).toHaveLength(2)
    expect(await runAdminCommand(site, ['audit'])).toContain('5 times until 2026-03-10T09:40:00.000Z')
  })

  test('from other addresses and of other members have entries of their own', async () => {
    for (const address of ['203.0.113.7', '203.0.113.8', '2001:db8::1', '2001:db8::2']) await exportData(address)
    await exportData('203.0.113.7', admin)
    const counts = (await list('?kind=export')).map(({ count, address }) => [count, address])
    expect(counts).toEqual([
      [1, '203.0.113.7'],
      [2, '2001:db8::1'],
      [1, '203.0.113.8'],
      [1, '203.0.113.7'],
    ])
  })

  test('of one member from many addresses are counted without an address after fifty entries in an hour', async () => {
    for (let host = 0; host < 70; host++) await exportData(`198.51.100.${host}`)
    const rows = await site.database.selectFrom('audit_log').selectAll().where('kind', '=', 'export').execute()
    expect(rows.length).toBeLessThanOrEqual(51)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(70)
    expect(rows.filter(({ address }) => address === null)).toHaveLength(1)
    minutes(60)
    await exportData('198.51.100.99')
    expect((await list('?kind=export'))[0]).toMatchObject({ count: 1, address: '198.51.100.99' })
  })

  test('at the same moment are all counted', async () => {
    await Promise.all(Array.from({ length: 10 }, () => member.call('DELETE', '/api/account/sessions')))
    expect(await list('?kind=sign-out-everywhere')).toMatchObject([{ count: 10 }])
  })

  test('on other members are not counted together, so that their order stays visible', async () => {
    const other = await site.signUp()
    for (const role of ['moderator', 'member', 'moderator'])
      expect((await admin.call('POST', `/api/admin/members/${other.id}/role`, { role })).statusCode).toBe(200)
    const roles = await list('?kind=role-change')
    expect(roles.map(({ detail, count }) => [detail, count])).toEqual([
      ['moderator', 1],
      ['member', 1],
      ['moderator', 1],
    ])
  })

  test('are not counted together with those of a deleted account', async () => {
    await exportData()
    await member.call('POST', '/api/account/delete', { password, posts: 'remove' })
    const rows = await site.database.selectFrom('audit_log').selectAll().where('kind', '=', 'export').execute()
    expect(rows).toMatchObject([{ count: 1, bucket: null }])
  })
})

test('deletes entries after two years', async () => {
  const readKinds = async () =>
    (await site.database.selectFrom('audit_log').select('kind').orderBy('id').execute()).map(({ kind }) => kind)
  site.services.clock.advance({ days: 1 })
  await signIn(member.email, password)
  site.services.clock.advance({ days: 729 })
  await deleteOldEntries(site)
  expect(await readKinds()).toEqual(['setup', 'sign-up', 'sign-in'])
  site.services.clock.advance({ minutes: 1 })
  await deleteOldEntries(site)
  expect(await readKinds()).toEqual(['sign-in'])
})

describe('the list', () => {
  test('is only for the admin role', async () => {
    expect((await member.call('GET', '/api/admin/audit')).statusCode).toBe(403)
    site.config.adminAccess = 'everyone'
    expect((await member.call('GET', '/api/admin/audit')).statusCode).toBe(403)
    expect((await admin.call('GET', '/api/admin/audit')).statusCode).toBe(200)
  })

  test.each([
    ['a username', () => member.username.toUpperCase()],
    ['an email address', () => member.email.toUpperCase()],
  ])('finds the entries about and by a member with %s', async (_name, name) => {
    await runAdminCommand(site, ['role', member.email, 'admin'])
    const other = await site.signUp()
    await member.call('POST', `/api/admin/members/${other.id}/suspend`)
    await runAdminCommand(site, ['suspend', member.email])
    const cookie = formatCookieHeader(await signIn(admin.email, password))
    const reply = await site.visitor('GET', `/api/admin/audit?member=${encodeURIComponent(name())}`, undefined, {
      cookie,
    })
    const entries: AuditEntry[] = reply.json()
    expect(entries.map(({ kind }) => kind)).toEqual(['suspension', 'suspension', 'role-change', 'sign-up'])
  })

  test('filters by time and pages', async () => {
    for (let day = 1; day <= 5; day++) {
      site.services.clock.set(`2026-03-1${day}T12:00:00.000Z`)
      expect((await signIn(member.email, password)).statusCode).toBe(200)
    }
    const between = '?kind=sign-in&from=2026-03-12T00:00:00Z&until=2026-03-15T00:00:00.000Z'
    const days = (entries: AuditEntry[]) => entries.map(({ createdAt }) => createdAt.slice(0, 10))
    expect(days(await list(between))).toEqual(['2026-03-14', '2026-03-13', '2026-03-12'])
    const first = await admin.call('GET', `/api/admin/audit${between}&limit=2`)
    expect(days(first.json())).toEqual(['2026-03-14', '2026-03-13'])
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect(days((await admin.call('GET', next)).json())).toEqual(['2026-03-12'])
  })

  test('refuses invalid filters', async () => {
    for (const query of ['kind=nonsense', 'from=yesterday', 'until=2026-01-01', 'cursor=x'])
      expect((await admin.call('GET', `/api/admin/audit?${query}`)).statusCode).toBe(400)
    expect(await list('?member=nobody')).toEqual([])
  })
})

test('forgets addresses after 90 days', async () => {
  const readAddresses = () =>
    site.database
      .selectFrom('audit_log')
      .select(['kind', 'address'])
      .where('kind', 'in', ['sign-in', 'sign-in-failed'])
      .orderBy('id')
      .execute()
  await signIn(member.email, 'wrong password')
  site.services.clock.advance({ days: 89 })
  await signIn(member.email, password)
  await forgetOldAddresses(site)
  const kept = [
    { kind: 'sign-in-failed', address: '203.0.113.7' },
    { kind: 'sign-in', address: '203.0.113.7' },
  ]
  expect(await readAddresses()).toEqual(kept)
  site.services.clock.advance({ days: 2 })
  await forgetOldAddresses(site)
  expect(await readAddresses()).toEqual([{ ...kept[0], address: null }, kept[1]])
  const buckets = site.database.selectFrom('audit_log').select('kind').where('bucket', 'is not', null)
  expect(await buckets.execute()).toEqual([{ kind: 'sign-in' }])
})

describe('npm run admin -- audit', () => {
  test('prints the log, the oldest entry first', async () => {
    await signIn(member.email, 'wrong password')
    const lines = (await runAdminCommand(site, ['audit'])).split('\n')
    expect(lines).toEqual([
      `2026-03-10T09:00:00.000Z  setup  ${admin.username}  by ${admin.username}  10.0.0.1  admin`,
      `2026-03-10T09:00:00.000Z  sign-up  ${member.username}  by ${member.username}  10.0.0.2  public`,
      `2026-03-10T09:00:00.000Z  sign-in-failed  ${member.username}  by unknown  203.0.113.7`,
    ])
  })

  test('filters by member and time', async () => {
    expect(await runAdminCommand(site, ['audit', '--member', member.email])).toMatch(/^\S+ {2}sign-up .*$/)
    expect(await runAdminCommand(site, ['audit', '--since', '2026-03-11'])).toBe('No entries.')
    await expect(runAdminCommand(site, ['audit', '--since', 'nonsense'])).rejects.toThrow('--since')
    await expect(runAdminCommand(site, ['audit', '--other', 'x'])).rejects.toThrow('npm run admin')
  })
})
